import { layeredNoise, noise, softStep } from "./noise";

/** Where things stand, as [x, z]; north is -z, the schoolhouse is at the origin on its headland. */
export const places = {
  schoolhouse: [0, 0],
  sauna: [-34, 8],
  mire: [-420, 640],
  river: [640, 330],
  trailMiddle: [-75, 210],
} as const;

/** Metres from the lake's shore: negative on the lake, positive on land. */
export function shoreDistance(x: number, z: number): number {
  const ellipse = Math.hypot((x - 100) / 1250, (z + 640) / 770);
  const outside = (ellipse - 1) * 770;
  const along = Math.min(260, Math.max(-4, z));
  const headland = 44 - Math.hypot(x - 6 + along * 0.1, z - along) + along * 0.16;
  const bay = 5 * noise(x / 46, z / 46) + 2 * noise(x / 13, z / 13);
  const wide = 70 * noise(x / 420 + 5, z / 420) * softStep(150, 600, Math.hypot(x, z));
  return Math.max(outside + wide, headland) + bay;
}

/** Metres from the middle of the river, which runs from the south into the lake. */
export function riverDistance(x: number, z: number): number {
  const middle = 640 + 60 * Math.sin(z / 105) + 16 * Math.sin(z / 41 + 1);
  // Far to the south it is lost in the forest, so that it cuts no valley through the fells.
  return z < 20 ? 1000 : Math.abs(x - middle) * 0.82 + 100 * softStep(800, 1400, z);
}

/** Half the width of the river's open water at this place; below zero where ice covers it. */
export function openWater(x: number, z: number): number {
  return (
    6.2 + 4 * noise(z / 26, x / 60) + 1.6 * noise(x / 5, z / 5) + 0.5 * noise(x / 1.7, z / 1.7)
  );
}

/** The x of the middle of the trail, which leads from the yard through the forest to the mire. */
export function trailMiddle(z: number): number {
  return -20 - 0.28 * z + 22 * Math.sin(z / 62);
}

/** Metres from the middle of the trail. */
export function trailDistance(x: number, z: number): number {
  return z < 60 || z > 640 ? 1000 : Math.abs(x - trailMiddle(z)) * 0.88;
}

/** The x of the middle of the snowmobile track that leads over the lake to the north-west. */
export function lakeTrackMiddle(z: number): number {
  return -52 + 0.75 * z + 16 * Math.sin(z / 80);
}

/** Metres from the middle of the nearest track over the lake. */
export function lakeTrackDistance(x: number, z: number): number {
  const away = z > 4 ? 1000 : Math.abs(x - lakeTrackMiddle(z)) * 0.8;
  // A second track crosses the bay from the schoolhouse to the houses.
  const bay =
    x < 52 || x > 176 ? 1000 : Math.abs(z - 22 - (x - 50) * 0.75 - 13 * Math.sin(x / 27)) * 0.76;
  return Math.min(away, bay);
}

/** Metres from the middle of the paths trodden in the yard: to the porch, to the sauna and to the hot tub. */
export function pathDistance(x: number, z: number): number {
  if (Math.abs(x) > 45 || z < -45 || z > 20) return 1000;
  const porch = z < -6.5 ? Math.abs(x + 0.5 - 5 * Math.sin((z + 7) / 11)) : 1000;
  const sauna =
    x < -2 && x > -30
      ? Math.abs(z + 10.5 - 17 * softStep(-11, -30, x) - 0.6 * Math.sin(x / 3))
      : 1000;
  return Math.min(porch, sauna) + 0.15 * noise(x / 0.8, z / 0.8);
}

/** How much a place belongs to the open mire, 0 to 1. */
export function mireShare(x: number, z: number): number {
  const [mx, mz] = places.mire;
  const reach = Math.hypot((x - mx) / 300, (z - mz) / 190) + 0.16 * noise(x / 70, z / 70);
  return 1 - softStep(0.82, 1.05, reach);
}

/** How much a place lies among the houses along the bay, 0 to 1. */
export function streetShare(x: number, z: number): number {
  return 1 - softStep(0.85, 1.1, Math.hypot((x - 172) / 125, (z - 176) / 50));
}

/** How much a place belongs to the cleared ground of the village, 0 to 1. */
export function villageShare(x: number, z: number): number {
  const yard = 1 - softStep(0.85, 1.1, Math.hypot(x / 46, (z - 14) / 46));
  return Math.max(yard, 0.94 * streetShare(x, z));
}

/** The share of the ground that trees stand on, 0 to 1. */
export function forestDensity(x: number, z: number): number {
  const shore = softStep(5, 16, shoreDistance(x, z));
  const river = softStep(17, 30, riverDistance(x, z));
  const trail = softStep(2.6, 4.4, trailDistance(x, z));
  const grove = softStep(-0.55, 0.15, layeredNoise(x / 85, z / 85, 2));
  const mire = mireShare(x, z);
  const tufts = 0.05 + 0.3 * softStep(0.25, 0.6, noise(x / 34, z / 34));
  const wooded = (0.35 + 0.65 * grove) * (1 - mire) + tufts * mire;
  return shore * river * trail * wooded * (1 - villageShare(x, z));
}
