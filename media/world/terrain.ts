import { Mesh } from "three";
import { fellHeight } from "./fells";
import { geometryOf } from "./geometry";
import {
  lakeTrackDistance,
  mireShare,
  openWater,
  pathDistance,
  riverDistance,
  shoreDistance,
  trailDistance,
  villageShare,
} from "./layout";
import { blend, layeredNoise, noise, softStep } from "./noise";
import { type Sheen, snowGround } from "./snow-ground";

/** The level of the open water. */
export const waterLevel = -0.45;

// Hard-packed waves that the west wind leaves, with a steep lee side.
function windPacked(x: number, z: number): number {
  const along = x * 0.93 + z * 0.37;
  const across = z * 0.93 - x * 0.37;
  const wave = noise(along / 3.4 + 0.7 * noise(across / 2.6, along / 9), across / 11);
  const crest = 1 - Math.abs(wave);
  return (
    0.17 * crest * crest +
    0.3 * layeredNoise(along / 24, across / 55, 2) +
    0.03 * noise(along / 0.9, across / 3)
  );
}

function mounds(x: number, z: number): number {
  return (
    0.34 * noise(x / 6.5, z / 6.5) + 0.16 * noise(x / 2.4, z / 2.4) + 0.5 * noise(x / 19, z / 19)
  );
}

function groove(from: number, x: number, z: number): number {
  if (from > 6) return 0;
  const bed = 1 - softStep(1.1, 1.7, from);
  const berm = Math.exp(-(((from - 2) / 0.5) ** 2));
  const ruts = Math.exp(-(((from - 0.52) / 0.16) ** 2));
  return -0.34 * bed + 0.16 * berm - 0.11 * ruts + 0.03 * bed * noise(x / 0.7, z / 0.7);
}

function trodden(from: number, x: number, z: number): number {
  if (from > 4) return 0;
  const bed = 1 - softStep(0.45, 0.95, from);
  return (
    0.14 * Math.exp(-(((from - 1.15) / 0.4) ** 2)) - bed * (0.26 + 0.07 * noise(x / 0.35, z / 0.35))
  );
}

const lakeTrack = (x: number, z: number) => 0.55 * groove(lakeTrackDistance(x, z), x, z);

/** The height of the snow at a place, in metres above the lake. */
export function heightAt(x: number, z: number): number {
  const shore = shoreDistance(x, z);
  if (shore < -30) return windPacked(x, z) + lakeTrack(x, z);
  const far = softStep(20, 260, shore);
  const village = villageShare(x, z);
  const terrace = 0.07 * Math.min(90, Math.max(0, shore - 12)) * softStep(115, 150, z);
  const rise =
    2.5 * softStep(0, 15, shore) +
    terrace +
    shore * 0.014 * far +
    9 * far * layeredNoise(x / 190, z / 190, 3);
  let land = rise + mounds(x, z) * (1 - 0.62 * village);
  land = blend(land, 6.5 + 0.18 * noise(x / 7, z / 7) + 0.12 * windPacked(x, z), mireShare(x, z));
  const fell = fellHeight(x, z);
  // Above the tree line the wind has combed the snow.
  land += fell + (fell > 230 ? 1.6 * softStep(230, 330, fell) * windPacked(x, z) : 0);
  if (Math.abs(x) + Math.abs(z) < 1200)
    land += groove(trailDistance(x, z), x, z) + trodden(pathDistance(x, z), x, z);
  const river = riverDistance(x, z);
  if (river < 90) {
    const open = openWater(x, z);
    const ice = 0.1 + 0.16 * noise(x / 3, z / 3) + 0.3 * softStep(open + 1, open + 9, river);
    const bed = blend(-1.4, ice, softStep(open - 0.5, open + 0.35, river));
    land = blend(bed, blend(1.3, land, softStep(22, 90, river)), softStep(13, 20, river));
  }
  return blend(windPacked(x, z), land, softStep(-3, 5, shore)) + lakeTrack(x, z);
}

export interface TerrainOptions {
  /** The eye's ground position, around which the mesh is fine. */
  x: number;
  z: number;
  /** Degrees clockwise from north to the middle of what is modelled, and half its width. */
  azimuth: number;
  halfWidth: number;
  /** 1 for a large picture, less for a film. */
  detail?: number;
  sheen?: Sheen;
}

/** The snow-covered land as far as the horizon: fine at the eye, coarse far off. */
export function createTerrain({
  x,
  z,
  azimuth,
  halfWidth,
  detail = 1,
  sheen,
}: TerrainOptions): Mesh {
  const rings = Math.round(540 * detail);
  const spokes = Math.min(1200 * detail, Math.ceil(halfWidth * 2 * 6.2 * detail));
  const positions = new Float32Array((rings + 1) * (spokes + 1) * 3);
  const indices: number[] = [];
  for (let ring = 0; ring <= rings; ring++) {
    const radius = ring === 0 ? 0.01 : 0.7 * (16000 / 0.7) ** (ring / rings);
    for (let spoke = 0; spoke <= spokes; spoke++) {
      const angle = ((azimuth - halfWidth + (2 * halfWidth * spoke) / spokes) * Math.PI) / 180;
      const at = ring * (spokes + 1) + spoke;
      const px = x + Math.sin(angle) * radius;
      const pz = z - Math.cos(angle) * radius;
      positions.set([px, heightAt(px, pz), pz], at * 3);
      if (ring < rings && spoke < spokes) {
        const out = at + spokes + 1;
        indices.push(at, at + 1, out, at + 1, out + 1, out);
      }
    }
  }
  const geometry = geometryOf({ position: positions }, indices);
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, snowGround(sheen));
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  // After the trees, which hide much of it, for its snow is costly to paint.
  mesh.renderOrder = 1;
  mesh.name = "terrain";
  return mesh;
}
