import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  Euler,
  Group,
  type Material,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { noise } from "./noise";
import { snowCover } from "./palette";

export type Triple = readonly [number, number, number];

/** Collects parts by material, to be merged into one mesh each. */
export class Kit {
  private readonly parts = new Map<Material, BufferGeometry[]>();

  /** Any geometry, at a place and turned by radians. */
  add(
    material: Material,
    geometry: BufferGeometry,
    at: Triple = [0, 0, 0],
    turn: Triple = [0, 0, 0],
  ): void {
    const part = geometry.index ? geometry.toNonIndexed() : geometry;
    for (const name of Object.keys(part.attributes))
      if (!["position", "normal", "color"].includes(name)) part.deleteAttribute(name);
    part.applyMatrix4(
      new Matrix4().compose(
        new Vector3(...at),
        new Quaternion().setFromEuler(new Euler(...turn)),
        new Vector3(1, 1, 1),
      ),
    );
    const list = this.parts.get(material) ?? [];
    list.push(part);
    this.parts.set(material, list);
  }

  /** A box of a size around a middle. */
  box(material: Material, size: Triple, at: Triple, turn?: Triple): void {
    this.add(material, new BoxGeometry(...size), at, turn);
  }

  /** A rod between two points. */
  rod(
    material: Material,
    from: Triple,
    to: Triple,
    radius: number,
    sides = 8,
    narrow = radius,
  ): void {
    const start = new Vector3(...from);
    const way = new Vector3(...to).sub(start);
    const geometry = new CylinderGeometry(narrow, radius, way.length(), sides);
    geometry.applyQuaternion(
      new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize()),
    );
    const middle = start.addScaledVector(way, 0.5);
    this.add(material, geometry, [middle.x, middle.y, middle.z]);
  }

  /** A cushion of snow of a size, its underside at a place. */
  snow(size: Triple, at: Triple, turn: Triple = [0, 0, 0]): void {
    const radius = Math.min(...size) * 0.48;
    const geometry = new RoundedBoxGeometry(
      size[0],
      size[1],
      size[2],
      Math.max(...size) > 5 ? 12 : 4,
      radius,
    );
    const position = geometry.attributes.position;
    const lump = Math.min(0.12, size[1] * 0.22);
    for (let point = 0; point < position.count; point++) {
      const [x, y, z] = [position.getX(point), position.getY(point), position.getZ(point)];
      position.setXYZ(
        point,
        x,
        y + (y > 0 ? lump * noise(x * 0.9 + at[2], z * 0.9 + at[0]) : 0),
        z + lump * 0.8 * noise(x * 1.1 + 9 + at[0], z),
      );
    }
    geometry.computeVertexNormals();
    geometry.translate(0, size[1] / 2 - radius * 0.25, 0);
    this.add(snowCover(), geometry, at, turn);
  }

  /** A gable roof along x with eaves on both sides of z, and thick snow on it. */
  roof(
    material: Material,
    length: number,
    depth: number,
    eaves: number,
    ridge: number,
    options: { at?: Triple; snow?: number; overhang?: number } = {},
  ): void {
    const { at = [0, 0, 0], snow = 0.5, overhang = 0.55 } = options;
    const rise = ridge - eaves;
    const slope = Math.atan2(rise, depth / 2);
    const side = Math.hypot(rise, depth / 2) + overhang;
    const lip = overhang * 0.5;
    for (const sign of [-1, 1]) {
      const middle = [
        at[0],
        at[1] + ridge - (Math.sin(slope) * side) / 2,
        at[2] + (sign * Math.cos(slope) * side) / 2,
      ] as const;
      this.box(material, [length + overhang * 1.6, 0.14, side], middle, [sign * slope, 0, 0]);
      this.snow(
        [length + overhang * 1.6 + lip * 0.7, snow, side + lip * 0.7],
        [middle[0], middle[1] + 0.07, middle[2]],
        [sign * slope, 0, 0],
      );
    }
    this.rod(
      snowCover(),
      [at[0] - length / 2 - overhang * 0.8, at[1] + ridge + snow * 0.42, at[2]],
      [at[0] + length / 2 + overhang * 0.8, at[1] + ridge + snow * 0.42, at[2]],
      snow * 0.62,
      14,
    );
  }

  /** The parts as one group. */
  build(name: string): Group {
    const group = new Group();
    group.name = name;
    for (const [material, list] of this.parts) {
      const mesh = new Mesh(mergeGeometries(list), material);
      mesh.castShadow = material.type !== "MeshBasicMaterial";
      mesh.receiveShadow = true;
      group.add(mesh);
    }
    return group;
  }
}

/** A triangle-topped wall piece: the gable of a house, in the plane x = 0. */
export function gable(depth: number, eaves: number, ridge: number): BufferGeometry {
  const geometry = new BoxGeometry(0.1, ridge - eaves, depth);
  const position = geometry.attributes.position;
  for (let at = 0; at < position.count; at++) if (position.getY(at) > 0) position.setZ(at, 0);
  geometry.translate(0, eaves + (ridge - eaves) / 2, 0);
  geometry.computeVertexNormals();
  return geometry;
}
