import { type BufferGeometry, Color, Group, Mesh, Vector3 } from "three";
import { MeshPen } from "./mesh-pen";
import { noise, softStep } from "./noise";
import { painted, palette } from "./palette";
import { randomFrom } from "./random";

export interface SpruceOptions {
  seed: number;
  height?: number;
  /** How much snow lies on the branches, 0 to 1. */
  snow?: number;
  /** Radius of the lowest branches as a share of the height. */
  spread?: number;
  /** How far the snow bows it down: 1 is little, 6 makes an arch. */
  bow?: number;
}

const snow = new Color(palette.snow);
const snowUnder = new Color("#9fb6d6");
const needles = new Color(palette.spruce);
const dark = new Color(palette.spruceDark);
const bark = new Color(palette.bark);

/** How finely a tree is modelled: rows and columns of a snow pillow, steps of a branch, tiers per metre. */
export interface SpruceDetail {
  pillow: readonly [number, number];
  steps: number;
  tiers: number;
}

export const fineDetail: SpruceDetail = { pillow: [10, 9], steps: 8, tiers: 1.3 };
export const middleDetail: SpruceDetail = { pillow: [4, 4], steps: 3, tiers: 0.85 };
export const coarseDetail: SpruceDetail = { pillow: [3, 2], steps: 1, tiers: 0.55 };

interface Branch {
  from: Vector3;
  way: Vector3;
  length: number;
  droop: number;
  width: number;
  snow: number;
}

function alongBranch({ from, way, length, droop }: Branch, u: number): Vector3 {
  const out = length * (u - 0.12 * u ** 4);
  return new Vector3(
    from.x + way.x * out,
    from.y + length * (0.1 * u - droop * u ** 1.8),
    from.z + way.z * out,
  );
}

// Dark twigs that hang in ragged fringes on both sides of the branch and over its tip.
function drawNeedles(pen: MeshPen, branch: Branch, steps: number, random: () => number): void {
  const side = new Vector3(-branch.way.z, 0, branch.way.x);
  const pointAt = (u: number) => alongBranch(branch, u);
  const finer = Math.sqrt(5 / (steps + 1));
  for (let step = 0; step < steps; step++) {
    const from = 0.2 + (0.85 * step) / steps;
    const to = 0.2 + (0.85 * (step + 1)) / steps;
    for (const sign of [-1, 1]) {
      const root = pointAt(from);
      const next = pointAt(to);
      const reach =
        branch.width *
        (0.62 + 0.62 * Math.sin(Math.PI * (0.1 + 0.75 * from))) *
        (0.55 + 0.55 * random()) *
        finer;
      const tip = pointAt(to + (0.1 + 0.12 * random()) * finer).addScaledVector(side, sign * reach);
      tip.y -= reach * (0.35 + 0.5 * random()) + branch.length * 0.05;
      const tone = dark.clone().lerp(needles, 0.2 + 0.8 * random());
      pen.triangle(sign < 0 ? [root, next, tip] : [root, tip, next], [dark, dark, tone]);
    }
  }
  const end = pointAt(1);
  const tip = pointAt(1.16);
  tip.y -= branch.length * 0.1 * random();
  const left = pointAt(0.85).addScaledVector(side, branch.width * 0.5);
  const right = pointAt(0.85).addScaledVector(side, -branch.width * 0.5);
  left.y -= 0.06;
  right.y -= 0.06;
  pen.triangle([left, tip, right], [dark, needles, dark]);
  pen.triangle([end, left, right], [dark, dark, dark]);
}

function drawPillow(
  pen: MeshPen,
  branch: Branch,
  [columns, rows]: readonly [number, number],
  random: () => number,
): void {
  const side = new Vector3(-branch.way.z, 0, branch.way.x);
  const thick =
    branch.snow * (0.13 + 0.22 * branch.width + 0.09 * branch.length) * (0.8 + random() * 0.6);
  const lump = random() * 6;
  const skew = (random() - 0.5) * 0.3;
  const reach = 0.95 + 0.14 * random();
  pen.grid(rows, columns, (u, v) => {
    const along = 0.05 + reach * v;
    const swell =
      Math.sqrt(Math.max(0, 1 - Math.abs(2 * v - 1) ** 2.6)) * (1 + 0.14 * Math.sin(v * 8 + lump));
    const angle = -u * Math.PI * 2;
    const up = Math.sin(angle);
    const uneven = 1 + 0.3 * noise(u * 5 + lump * 9, v * 3.5 + lump);
    const across = Math.cos(angle);
    const at = alongBranch(branch, along);
    const half =
      branch.width *
      (0.5 + 0.55 * Math.sin(Math.PI * (0.12 + v * 0.7))) *
      (0.76 + 0.32 * branch.snow) *
      uneven;
    at.addScaledVector(side, (across + skew * v) * half * swell);
    at.y +=
      thick * 0.25 +
      (up > 0 ? up * thick * uneven : up * thick * 0.3) * swell -
      Math.abs(across) ** 2 * half * 0.35 * swell;
    const low = softStep(0.25, -0.5, up);
    return {
      at,
      colour: snow.clone().lerp(snowUnder, Math.min(1, low * 0.8 + 0.75 * softStep(0.5, 0.05, v))),
    };
  });
}

function drawTop(pen: MeshPen, height: number, snowiness: number): void {
  const reach = 0.9;
  pen.grid(6, 6, (u, v) => {
    const angle = -u * Math.PI * 2;
    const wide =
      (0.04 + 0.17 * snowiness) *
      Math.sqrt(Math.max(0, 1 - v)) *
      (0.8 + 0.35 * Math.sin(v * 11)) *
      Math.min(1, v * 6 + 0.2);
    return {
      at: new Vector3(
        Math.cos(angle) * wide,
        height - reach + v * reach * 1.05,
        Math.sin(angle) * wide,
      ),
      colour: snow,
    };
  });
}

// The snow that the lowest branches stand in: a low mound, in the tree's own shade where it meets them.
function drawFoot(pen: MeshPen, radius: number, [rows, columns]: readonly [number, number]): void {
  const shade = snowUnder.clone().lerp(dark, 0.3);
  pen.grid(rows, columns, (u, v) => {
    const angle = -u * Math.PI * 2;
    const wide =
      radius * (1.75 - 1.7 * v) * (1 + 0.12 * Math.sin(angle * 3 + radius * 7) * (1 - v));
    return {
      at: new Vector3(
        Math.cos(angle) * wide,
        0.2 * radius * v ** 1.4 - 0.02,
        Math.sin(angle) * wide,
      ),
      colour: snow.clone().lerp(shade, softStep(0.12, 0.62, v)),
    };
  });
}

/** The geometry of one spruce with single branches, each under its own snow; for trees near the eye. */
export function spruceGeometry(
  { seed, height = 12, snow: snowiness = 1, spread = 0.13, bow = 1 }: SpruceOptions,
  detail = fineDetail,
): BufferGeometry {
  const random = randomFrom(seed);
  const pen = new MeshPen();
  const tiers = Math.round((3 + height) * detail.tiers);
  const base = height < 5 ? -0.03 : -0.005;
  pen.grid(3, 6, (u, v) => {
    const angle = -u * Math.PI * 2;
    const wide = 0.016 * height * (1 - v * 0.95);
    return {
      at: new Vector3(Math.cos(angle) * wide, v * height * 0.97, Math.sin(angle) * wide),
      colour: bark,
    };
  });
  for (let tier = 0; tier < tiers; tier++) {
    const u = tier / (tiers - 0.4);
    const radius =
      (height * spread * (1 - u) ** 0.8 * (0.82 + 0.36 * random()) + 0.14) *
      (tier === 0 ? 1.12 : 1);
    const count = Math.max(4, Math.round((8.5 - 4 * u) * (detail.tiers > 1 ? 1 : 0.8)));
    const turn = random() * 6;
    for (let index = 0; index < count; index++) {
      const angle = turn + ((index + (random() - 0.5) * 0.5) / count) * Math.PI * 2;
      const length = radius * (0.78 + random() * 0.42);
      const branch: Branch = {
        from: new Vector3(
          0,
          height * (base + (0.93 - base) * u ** 0.95) + radius * 0.6 + (random() - 0.5) * 0.3,
          0,
        ),
        way: new Vector3(Math.cos(angle), 0, Math.sin(angle)),
        length,
        droop: 0.5 + 0.35 * random() + 0.28 * snowiness * (1 - u),
        width: Math.max(0.09, (radius * 1.5 * (0.75 + 0.5 * random())) / count + 0.05),
        snow: snowiness,
      };
      drawNeedles(pen, branch, detail.steps, random);
      if (random() < 0.35 + snowiness * 0.65) drawPillow(pen, branch, detail.pillow, random);
    }
  }
  drawTop(pen, height, snowiness);
  drawFoot(pen, height * spread + 0.14, detail.steps > 1 ? [5, 14] : [3, 9]);
  const lean = random() * Math.PI * 2;
  const amount = (0.012 + 0.045 * random() ** 2) * snowiness * height * bow;
  pen.bend((point) => {
    const share = Math.max(0, point.y / height);
    const shift = amount * share ** 2.4;
    point.x += Math.cos(lean) * shift;
    point.z += Math.sin(lean) * shift;
    point.y -= shift * (0.24 + 0.06 * bow) * share;
  });
  return pen.geometry();
}

/** A few plain cones, for the thousands at the far shore. */
export function farSpruceGeometry(seed: number, snowiness: number): BufferGeometry {
  const random = randomFrom(seed);
  const pen = new MeshPen();
  const rim = dark.clone().lerp(snowUnder, 0.2);
  const crown = needles.clone().lerp(snow, 0.25 + 0.4 * snowiness);
  drawFoot(pen, 1.55, [2, 6]);
  for (const [bottom, top, wide] of [
    [-0.01, 0.5, 1.7],
    [0.3, 0.78, 1.15],
    [0.58, 1.02, 0.75],
  ]) {
    const shift = random() * 6;
    pen.grid(1, 5, (u, v) => {
      const radius = v === 0 ? wide * (0.8 + 0.3 * Math.sin(u * Math.PI * 4 + shift) ** 2) : 0.04;
      const angle = shift - u * Math.PI * 2;
      return {
        at: new Vector3(
          Math.cos(angle) * radius,
          12 * (v === 0 ? bottom : top),
          Math.sin(angle) * radius,
        ),
        colour: v === 0 ? rim : crown,
      };
    });
  }
  return pen.geometry();
}

/** One spruce to set by hand, with every branch modelled. */
export function createSpruce(options: SpruceOptions): Group {
  const tree = new Mesh(spruceGeometry(options), painted(true));
  tree.castShadow = true;
  tree.receiveShadow = true;
  return new Group().add(tree);
}
