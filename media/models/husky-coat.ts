import { randomFrom } from "../world/random";
import { blendTones, type Rgb, rgb, type Spot } from "./field";
import { noise3, smoothStep } from "./noise";

export type HuskyCoat = "grey" | "black" | "brown" | "pale";

/** The markings of one dog. */
export interface Markings {
  body(spot: Spot): Rgb;
  leg(spot: Spot): Rgb;
  tail(spot: Spot): Rgb;
  head(spot: Spot): Rgb;
  ear(spot: Spot): Rgb;
  eye: string;
}

const COATS: Record<HuskyCoat, { dark: string; mid: string; light: string }> = {
  grey: { dark: "#4a525d", mid: "#8d97a2", light: "#f1eee8" },
  black: { dark: "#23272f", mid: "#474d57", light: "#f2efe9" },
  brown: { dark: "#74452b", mid: "#ab7349", light: "#f6ecdd" },
  pale: { dark: "#b7b1a6", mid: "#d8d2c7", light: "#f7f4ef" },
};

const near = (x: number, y: number, z: number, a: readonly number[], size: number) =>
  Math.exp(-((x - a[0]) ** 2 + (y - a[1]) ** 2 + (z - a[2]) ** 2) / (size * size));

/** The fur of a dog by seed, or of a chosen coat. */
export function markingsOf(seed: number, chosen?: HuskyCoat): Markings {
  const random = randomFrom(seed * 977 + 13);
  const roll = random();
  const coat =
    chosen ?? (roll < 0.4 ? "grey" : roll < 0.65 ? "black" : roll < 0.9 ? "brown" : "pale");
  const [dark, mid, light] = [rgb(COATS[coat].dark), rgb(COATS[coat].mid), rgb(COATS[coat].light)];
  const saddle = -0.25 + random() * 0.35;
  const maskLine = 0.008 + random() * 0.012;
  const brows = random() < 0.4 ? 0.4 : 1;
  const stripe = 0.008 + random() * 0.006;
  const shift = random() * 40;
  const layers = (level: number) =>
    blendTones(
      blendTones(light, mid, smoothStep(-0.18, 0.12, level)),
      dark,
      smoothStep(0.18, 0.62, level),
    );
  return {
    eye: random() < 0.55 ? "#8ec3e6" : "#5a3a20",
    body: ({ dorsal, x, y, z }) =>
      layers(dorsal - saddle + noise3(x * 9 + shift, y * 9, z * 9) * 0.14),
    leg: ({ along, x, y, z }) =>
      layers(0.42 - along * 1.25 + noise3(x * 12, y * 12 + shift, z * 12) * 0.07),
    tail: ({ along, dorsal }) => layers(0.42 - dorsal * 0.12 - smoothStep(0.7, 0.9, along) * 0.9),
    ear: ({ along }) => layers(0.35 + along * 0.3),
    head: ({ x, y, z }) => {
      const side = Math.abs(x);
      const lobe =
        Math.hypot((side - 0.024) * 1.05, y - maskLine + Math.max(0, z + 0.03) * 0.9) - 0.032;
      const below = y + 0.012 + Math.max(0, z + 0.01) * 0.35;
      const face = Math.min(lobe, below);
      const cap = smoothStep(-0.007, 0.011, face + noise3(x * 90 + shift, y * 90, z * 50) * 0.004);
      const crown = smoothStep(0.0, 0.05, y) * 0.3;
      const bridge =
        (1 - smoothStep(stripe * 0.4, stripe * 1.5, side)) *
        smoothStep(-0.145, -0.06, z) *
        smoothStep(-0.03, -0.01, y) *
        brows;
      const rim = near(side, y, z, [0.036, 0.006, -0.062], 0.011) * 0.9;
      const level = Math.max(cap * 0.62 + cap * crown, bridge * 0.5, rim * 0.8) - 0.22;
      return layers(level);
    },
  };
}
