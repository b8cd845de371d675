import { layeredNoise, noise, softStep } from "./noise";
import { randomFrom } from "./random";

interface Fell {
  x: number;
  z: number;
  reach: number;
  height: number;
  stretch: number;
  turn: number;
}

// [degrees from north, distance, height, reach, stretch]: chosen by eye for the views over the lake.
const chosen = [
  [-24, 5600, 430, 2100, 1.35],
  [-6, 6400, 330, 1900, 1.5],
  [17, 7600, 520, 2600, 1.3],
  [40, 5200, 300, 1900, 1.4],
  [62, 6600, 460, 2300, 1.4],
  [-48, 8200, 600, 3000, 1.3],
  [-70, 6000, 360, 2000, 1.5],
] as const;

function fellAt(
  degrees: number,
  distance: number,
  height: number,
  reach: number,
  stretch: number,
): Fell {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.sin(angle) * distance,
    z: -Math.cos(angle) * distance,
    reach,
    height: height * 1.4,
    stretch,
    turn: angle,
  };
}

function ring(
  seed: number,
  count: number,
  from: number,
  distance: number,
  height: number,
  reach: number,
): Fell[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + (360 - from * 2) * ((index + 0.25 + random() * 0.5) / count);
    const size = 0.65 + random() * 0.7;
    return fellAt(
      degrees,
      distance * (0.9 + random() * 0.25),
      height * size,
      reach * (0.8 + random() * 0.4),
      1.2 + random() * 0.6,
    );
  });
}

const fells: Fell[] = [
  ...chosen.map(([degrees, distance, height, reach, stretch]) =>
    fellAt(degrees, distance, height, reach, stretch),
  ),
  ...ring(3, 9, 85, 6200, 330, 2100),
  ...ring(7, 15, 0, 3300, 105, 950),
  ...ring(11, 13, 0, 11500, 640, 3300),
];

/** What the rounded fells add to the height of the land. */
export function fellHeight(x: number, z: number): number {
  const near = softStep(1500, 3000, Math.hypot(x, z));
  if (near === 0) return 0;
  let sum = 0;
  for (const fell of fells) {
    const dx = x - fell.x;
    const dz = z - fell.z;
    if (dx * dx + dz * dz > (fell.reach * fell.stretch) ** 2) continue;
    const across =
      (dx * Math.cos(fell.turn) + dz * Math.sin(fell.turn)) / (fell.reach * fell.stretch);
    const along = (-dx * Math.sin(fell.turn) + dz * Math.cos(fell.turn)) / fell.reach;
    const away = across * across + along * along;
    if (away < 1) sum = Math.hypot(sum, fell.height * (1 - away) ** 1.7);
  }
  const rough = layeredNoise(x / 900, z / 900, 4);
  const base = 28 * softStep(1900, 3600, Math.hypot(x, z));
  return near * Math.max(0, sum * (1 + 0.24 * rough) + base * (1 + 0.7 * noise(x / 700, z / 700)));
}
