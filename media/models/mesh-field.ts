import { type BufferGeometry, Vector3 } from "three";
import { geometryOf } from "../world/geometry";
import type { Blob, Rgb } from "./field";

export interface FieldOptions {
  /** Size of the mesh's cells in metres. */
  cell: number;
  /** Added to the distance: tufts of fur, folds of cloth. */
  relief?: (x: number, y: number, z: number) => number;
  /** 0 mixes colours where volumes meet, 1 keeps a sharp edge. */
  edge?: number;
}

const BLOCK = 6;

function distanceAt(blobs: readonly Blob[], x: number, y: number, z: number): number {
  let distance = 1e3;
  for (const blob of blobs) {
    const next = blob.distance(x, y, z) * (blob.carve ? -1 : 1);
    const h = Math.max(blob.blend - Math.abs(distance - next), 0) / blob.blend;
    const melt = (h * h * blob.blend) / 4;
    distance = blob.carve ? Math.max(distance, next) + melt : Math.min(distance, next) - melt;
  }
  return distance;
}

/** The nearest point on the surface of the volumes, lifted by `lift` metres: for straps, belts and seams. */
export function onSurface(blobs: readonly Blob[], point: Vector3, lift = 0): Vector3 {
  const found = point.clone();
  const e = 0.002;
  for (let step = 0; step < 6; step += 1) {
    const { x, y, z } = found;
    const slope = new Vector3(
      distanceAt(blobs, x + e, y, z) - distanceAt(blobs, x - e, y, z),
      distanceAt(blobs, x, y + e, z) - distanceAt(blobs, x, y - e, z),
      distanceAt(blobs, x, y, z + e) - distanceAt(blobs, x, y, z - e),
    ).normalize();
    found.addScaledVector(slope, lift - distanceAt(blobs, x, y, z));
  }
  return found;
}

function toneAt(blobs: readonly Blob[], x: number, y: number, z: number, edge: number): Rgb {
  let distance = 1e3;
  let [red, green, blue] = [0, 0, 0];
  for (const blob of blobs) {
    if (blob.carve) continue;
    const next = blob.distance(x, y, z);
    if (next > distance + blob.blend) continue;
    const softness = Math.max(blob.blend * (1 - edge), 1e-4);
    const t = Math.min(1, Math.max(0, 0.5 + (distance - next) / (2 * softness)));
    const tone = typeof blob.tone === "function" ? blob.tone(blob.spot(x, y, z)) : blob.tone;
    red += (tone[0] - red) * t;
    green += (tone[1] - green) * t;
    blue += (tone[2] - blue) * t;
    const h = Math.max(blob.blend - Math.abs(distance - next), 0) / blob.blend;
    distance = Math.min(distance, next) - (h * h * blob.blend) / 4;
  }
  return [red, green, blue];
}

let coarseness = 1;

/** Makes all cells larger by a factor from now on: a film's figures are seen small. */
export function setCoarseness(factor: number): void {
  coarseness = factor;
}

/** Turns melted volumes into one smooth mesh with normals and vertex colours (naive surface nets). */
export function meshField(blobs: readonly Blob[], options: FieldOptions): BufferGeometry {
  const { relief, edge = 0.5 } = options;
  const cell = options.cell * coarseness;
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (const blob of blobs.filter((each) => !each.carve)) {
    blob.centre.toArray().forEach((value, axis) => {
      low[axis] = Math.min(low[axis], value - blob.reach - 3 * cell - 0.01);
      high[axis] = Math.max(high[axis], value + blob.reach + 3 * cell + 0.01);
    });
  }
  const size = low.map((value, axis) => Math.ceil((high[axis] - value) / cell / BLOCK) * BLOCK + 1);
  const strideY = size[0];
  const strideZ = size[0] * size[1];
  const values = new Float32Array(strideZ * size[2]).fill(1);
  const busy: { corner: number[]; near: Blob[] }[] = [];
  const half = (BLOCK * cell) / 2;
  const margin = half * 1.75 * 1.5 + 0.02;
  const sample = (near: readonly Blob[], x: number, y: number, z: number) =>
    distanceAt(near, x, y, z) + (relief ? relief(x, y, z) : 0);
  for (let bz = 0; bz < size[2] - 1; bz += BLOCK)
    for (let by = 0; by < size[1] - 1; by += BLOCK)
      for (let bx = 0; bx < size[0] - 1; bx += BLOCK) {
        const [cx, cy, cz] = [
          low[0] + bx * cell + half,
          low[1] + by * cell + half,
          low[2] + bz * cell + half,
        ];
        const near = blobs.filter((blob) => blob.distance(cx, cy, cz) < margin + blob.blend);
        if (!near.length || near.every((blob) => blob.carve)) continue;
        const deep =
          near.some((blob) => !blob.carve && blob.distance(cx, cy, cz) < -margin) &&
          !near.some((blob) => blob.carve);
        if (!deep) busy.push({ corner: [bx, by, bz], near });
        for (let k = bz; k <= bz + BLOCK; k += 1)
          for (let j = by; j <= by + BLOCK; j += 1)
            for (let i = bx; i <= bx + BLOCK; i += 1) {
              const at = i + j * strideY + k * strideZ;
              values[at] = deep
                ? -1
                : sample(near, low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);
            }
      }
  const positions: number[] = [];
  const normals: number[] = [];
  const colours: number[] = [];
  const vertexOf = new Int32Array(values.length).fill(-1);
  const corners = [
    0,
    1,
    strideY,
    strideY + 1,
    strideZ,
    strideZ + 1,
    strideZ + strideY,
    strideZ + strideY + 1,
  ];
  const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
  for (const { corner, near } of busy)
    for (let k = corner[2]; k < corner[2] + BLOCK; k += 1)
      for (let j = corner[1]; j < corner[1] + BLOCK; j += 1)
        for (let i = corner[0]; i < corner[0] + BLOCK; i += 1) {
          const at = i + j * strideY + k * strideZ;
          let [x, y, z, count] = [0, 0, 0, 0];
          for (let e = 0; e < 24; e += 2) {
            const [from, to] = [edges[e], edges[e + 1]];
            const [a, b] = [values[at + corners[from]], values[at + corners[to]]];
            if (a < 0 === b < 0) continue;
            const t = a / (a - b);
            x += (from & 1) + ((to & 1) - (from & 1)) * t;
            y += ((from >> 1) & 1) + (((to >> 1) & 1) - ((from >> 1) & 1)) * t;
            z += (from >> 2) + ((to >> 2) - (from >> 2)) * t;
            count += 1;
          }
          if (!count) continue;
          let [px, py, pz] = [
            low[0] + (i + x / count) * cell,
            low[1] + (j + y / count) * cell,
            low[2] + (k + z / count) * cell,
          ];
          const reach = cell * 0.35;
          let normal = [0, 1, 0];
          for (let step = 0; step < 2; step += 1) {
            const gx = sample(near, px + reach, py, pz) - sample(near, px - reach, py, pz);
            const gy = sample(near, px, py + reach, pz) - sample(near, px, py - reach, pz);
            const gz = sample(near, px, py, pz + reach) - sample(near, px, py, pz - reach);
            const length = Math.hypot(gx, gy, gz) || 1;
            normal = [gx / length, gy / length, gz / length];
            if (step) break;
            const push = Math.max(-cell / 2, Math.min(cell / 2, sample(near, px, py, pz)));
            [px, py, pz] = [px - normal[0] * push, py - normal[1] * push, pz - normal[2] * push];
          }
          vertexOf[at] = positions.length / 3;
          positions.push(px, py, pz);
          normals.push(...normal);
          colours.push(...toneAt(near, px, py, pz, edge));
        }
  const index: number[] = [];
  const strides = [1, strideY, strideZ];
  for (const { corner } of busy)
    for (let k = corner[2]; k < corner[2] + BLOCK; k += 1)
      for (let j = corner[1]; j < corner[1] + BLOCK; j += 1)
        for (let i = corner[0]; i < corner[0] + BLOCK; i += 1) {
          const at = i + j * strideY + k * strideZ;
          for (let axis = 0; axis < 3; axis += 1) {
            const [u, v] = [strides[(axis + 1) % 3], strides[(axis + 2) % 3]];
            const inside = values[at] < 0;
            if (inside === values[at + strides[axis]] < 0) continue;
            const quad = [vertexOf[at], vertexOf[at - u], vertexOf[at - u - v], vertexOf[at - v]];
            if (quad.some((vertex) => vertex === undefined || vertex < 0)) continue;
            const [a, b, c, d] = inside ? quad : [quad[0], quad[3], quad[2], quad[1]];
            index.push(a, b, c, a, c, d);
          }
        }
  return geometryOf({ position: positions, normal: normals, color: colours }, index);
}
