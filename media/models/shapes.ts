import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  type Group,
  LatheGeometry,
  type Material,
  Mesh,
  Quaternion,
  ShapeUtils,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export const v = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z);

/** A smooth tube through points; the radius may vary along the way (0 to 1). */
export function tube(
  points: readonly Vector3[],
  radius: number | ((t: number) => number),
  segments = 24,
  sides = 8,
  closed = false,
): BufferGeometry {
  const curve = new CatmullRomCurve3([...points], closed, "centripetal");
  const geometry = new TubeGeometry(curve, segments, 1, sides, closed);
  const position = geometry.getAttribute("position");
  const centre = new Vector3();
  const offset = new Vector3();
  for (let ring = 0; ring <= segments; ring += 1) {
    curve.getPointAt(ring / segments, centre);
    const size = typeof radius === "number" ? radius : radius(ring / segments);
    for (let side = 0; side <= sides; side += 1) {
      const index = ring * (sides + 1) + side;
      offset.fromBufferAttribute(position, index).sub(centre).multiplyScalar(size).add(centre);
      position.setXYZ(index, offset.x, offset.y, offset.z);
    }
  }
  return closed ? geometry : merge([geometry, ...caps(curve, radius, sides)]);
}

/** Two equal tubes, left and right of the middle, through heights and depths in turn. */
export const pairOfTubes = (
  out: number,
  way: readonly number[],
  radius: number,
  segments: number,
  sides: number,
): BufferGeometry[] =>
  [-1, 1].map((side) => {
    const points = inTwos(way).map(([y, z]) => v(side * out, y, z));
    return tube(points, radius, segments, sides);
  });

function caps(
  curve: CatmullRomCurve3,
  radius: number | ((t: number) => number),
  sides: number,
): BufferGeometry[] {
  return [0, 1].map((end) => {
    const size = typeof radius === "number" ? radius : radius(end);
    const profile = [0, 1, 2, 3].map(
      (step) =>
        new Vector2(
          Math.cos((step / 3) * (Math.PI / 2)) * size,
          Math.sin((step / 3) * (Math.PI / 2)) * size * 0.6,
        ),
    );
    const geometry = new LatheGeometry(profile, sides);
    const outward = curve.getTangentAt(end).multiplyScalar(end ? 1 : -1);
    geometry.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), outward));
    const at = curve.getPointAt(end);
    return geometry.translate(at.x, at.y, at.z);
  });
}

/** A turned shape around the Y axis from radius, height, radius, height and so on, from either end: its faces look outward. */
export function lathe(profile: readonly number[], sides = 24): BufferGeometry {
  const points = inTwos(profile).map(([radius, height]) => new Vector2(radius, height));
  return new LatheGeometry(
    ShapeUtils.isClockWise([...points, ...onAxis(points)]) ? points.reverse() : points,
    sides,
  );
}

/** A row of numbers as pairs. */
export const inTwos = (row: readonly number[]): [number, number][] =>
  Array.from({ length: row.length / 2 }, (_, at) => [row[at * 2], row[at * 2 + 1]]);

// The ends of an open profile on the axis, which close it.
function onAxis(points: readonly Vector2[]): Vector2[] {
  return [points[points.length - 1].y, points[0].y].map((height) => new Vector2(0, height));
}

/** A box with rounded edges, centred on its middle. */
export function box(width: number, height: number, depth: number, radius = 0.01): BufferGeometry {
  return new RoundedBoxGeometry(
    width,
    height,
    depth,
    2,
    Math.min(radius, width / 2.01, height / 2.01, depth / 2.01),
  );
}

/** Rings of points joined into a skin, closed at both ends when asked; every ring has the same number of points. */
export function loft(rings: readonly (readonly Vector3[])[], closeEnds = true): BufferGeometry {
  const count = rings[0].length;
  const points = rings.flat();
  const index: number[] = [];
  for (let ring = 0; ring < rings.length - 1; ring += 1)
    for (let side = 0; side < count; side += 1) {
      const [a, b] = [ring * count + side, ring * count + ((side + 1) % count)];
      index.push(a, b, a + count, b, b + count, a + count);
    }
  if (closeEnds)
    for (const [ring, flip] of [
      [0, false],
      [rings.length - 1, true],
    ] as const) {
      const middle = rings[ring]
        .reduce((sum, point) => sum.add(point), new Vector3())
        .divideScalar(count);
      points.push(middle);
      for (let side = 0; side < count; side += 1) {
        const [a, b] = [ring * count + side, ring * count + ((side + 1) % count)];
        index.push(...(flip ? [a, b, points.length - 1] : [b, a, points.length - 1]));
      }
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      points.flatMap((point) => point.toArray()),
      3,
    ),
  );
  geometry.setAttribute(
    "uv",
    new Float32BufferAttribute(
      points.flatMap(() => [0, 0]),
      2,
    ),
  );
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Several geometries as one, with positions and normals only. */
export function merge(geometries: readonly BufferGeometry[]): BufferGeometry {
  const plain = geometries.map((geometry) => {
    const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone();
    for (const name of Object.keys(copy.attributes))
      if (name !== "position" && name !== "normal") copy.deleteAttribute(name);
    return copy;
  });
  return mergeGeometries(plain);
}

/** A copy of a geometry moved and turned (radians). */
export function placed(
  geometry: BufferGeometry,
  x: number,
  y: number,
  z: number,
  turnX = 0,
  turnY = 0,
  turnZ = 0,
): BufferGeometry {
  const copy = geometry.clone();
  if (turnX) copy.rotateX(turnX);
  if (turnZ) copy.rotateZ(turnZ);
  if (turnY) copy.rotateY(turnY);
  return copy.translate(x, y, z);
}

/** A geometry stretched between two points: its own Y axis, one metre long from the origin, is laid along them. */
export function between(geometry: BufferGeometry, from: Vector3, to: Vector3): BufferGeometry {
  const way = to.clone().sub(from);
  const copy = geometry.clone().scale(1, way.length(), 1);
  copy.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.normalize()));
  return copy.translate(from.x, from.y, from.z);
}

/** A mesh that casts and takes shadow. */
export function solid(
  geometry: BufferGeometry,
  material: Material,
  at: readonly [number, number, number] = [0, 0, 0],
): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Empties a group and frees its geometries (one that is shared is uploaded again when it is drawn). */
export function empty(group: Group): void {
  group.traverse((node) => (node as Partial<Mesh>).geometry?.dispose());
  group.clear();
}
