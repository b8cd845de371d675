import { CatmullRomCurve3, Color, Mesh, Vector3 } from "three";
import { geometryOf } from "../world/geometry";
import { noise } from "../world/noise";
import { painted } from "../world/palette";
import { heightAt } from "../world/terrain";

const bank = (x: number, at: number, width: number) =>
  Math.exp(-(((Math.abs(x) - at) / width) ** 2));

/** A ploughed winter road through places on the ground, with wheel ruts and banks of snow along its edges. */
export function createRoad(points: readonly (readonly [number, number])[], half = 2.3): Mesh {
  const curve = new CatmullRomCurve3(
    points.map(([x, z]) => new Vector3(x, 0, z)),
    false,
    "centripetal",
  );
  const rows = Math.ceil(curve.getLength() / 0.4);
  const columns = 64;
  const positions: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  const [packed, fresh] = [new Color("#8ea6c9"), new Color("#f3f7fb")];
  for (let row = 0; row <= rows; row++) {
    const at = curve.getPointAt(row / rows);
    const way = curve.getTangentAt(row / rows);
    const middle = heightAt(at.x, at.z);
    for (let column = 0; column <= columns; column++) {
      const x = (column / columns - 0.5) * 2 * (half + 1.6);
      const [px, pz] = [at.x - way.z * x, at.z + way.x * x];
      const edge = Math.min(1, (half + 1.6 - Math.abs(x)) / 0.7);
      const bed = 1 / (1 + Math.exp((Math.abs(x) - half) * 7));
      const ruts = bank(x, half * 0.45, 0.28) * (0.6 + 0.4 * noise(px / 1.3, pz / 1.3));
      const lumps =
        bank(x, half + 0.45, 0.42) *
        (0.42 + 0.16 * noise(px / 0.9, pz / 0.9) + 0.1 * noise(px / 3, pz / 3));
      const ground = heightAt(px, pz);
      const level = ground + (Math.max(ground, middle) + 0.1 - ground) * bed;
      positions.push(px, level - 0.11 * ruts * bed + lumps * edge + 0.1 * edge - 0.08, pz);
      const tone = fresh.clone().lerp(packed, bed * (0.3 + 0.7 * ruts));
      colours.push(tone.r, tone.g, tone.b);
      if (row && column) {
        const a = (row - 1) * (columns + 1) + column - 1;
        const b = a + columns + 1;
        index.push(a, a + 1, b, a + 1, b + 1, b);
      }
    }
  }
  const geometry = geometryOf({ position: positions, color: colours }, index);
  geometry.computeVertexNormals();
  const road = new Mesh(geometry, painted(true));
  road.receiveShadow = true;
  return road;
}
