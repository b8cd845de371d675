import {
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from "three";
import { azimuthOf } from "./bearing";
import { birchGeometry } from "./birch";
import { forestDensity, mireShare, shoreDistance } from "./layout";
import { cellValue, softStep } from "./noise";
import { painted } from "./palette";
import { coarseDetail, farSpruceGeometry, middleDetail, spruceGeometry } from "./spruce";
import { heightAt } from "./terrain";

export interface ForestOptions {
  x: number;
  z: number;
  azimuth: number;
  halfWidth: number;
  /** Circles [x, z, radius] without trees. */
  clearings?: readonly (readonly [number, number, number])[];
  /** Multiplies the number of trees. */
  density?: number;
  /** How snowy the trees are, 0 to 1. */
  snow?: number;
  /** The share of birches, about 0.1. */
  birches?: number;
  reach?: number;
  /** The vertical angle of view: a long lens needs finer trees further off. */
  fov?: number;
}

interface Stand {
  geometry: BufferGeometry;
  shadow: boolean;
  matrices: Matrix4[];
  tints: Color[];
}

const up = new Vector3(0, 1, 0);

function stands(
  make: (seed: number) => BufferGeometry,
  variants: number,
  shadow: boolean,
): Stand[] {
  return Array.from({ length: variants }, (_, index) => ({
    geometry: make(index * 13 + 5),
    shadow,
    matrices: [],
    tints: [],
  }));
}

/** Rings of cells [from, to, cell size]: single near trees, coarser groups far off. */
const bands = [
  [0, 160, 3.7],
  [160, 600, 5],
  [600, 1150, 9],
  [1150, 2600, 15],
] as const;

/** The forest around an eye: detailed spruces near it, simple ones far off, by the density of the place. */
export function createForest(options: ForestOptions): Group {
  const {
    x,
    z,
    azimuth,
    halfWidth,
    clearings = [],
    density = 1,
    snow = 1,
    birches = 0.1,
    reach = 2600,
    fov = 45,
  } = options;
  const tall = (count: number, shadow: boolean, detail?: typeof middleDetail) =>
    stands(
      (seed) =>
        spruceGeometry({ seed, height: 12, snow, spread: 0.1 + (seed % 4) * 0.013 }, detail),
      count,
      shadow,
    );
  const small = (count: number, shadow: boolean, detail?: typeof middleDetail) =>
    stands(
      (seed) => spruceGeometry({ seed, height: 3.4, snow, spread: 0.19 }, detail),
      count,
      shadow,
    );
  const [near, middle, distant] = [
    tall(5, true),
    tall(5, true, middleDetail),
    tall(4, false, coarseDetail),
  ];
  const [young, youngAway, youngDistant] = [
    small(3, true),
    small(3, true, middleDetail),
    small(2, false, coarseDetail),
  ];
  const far = stands((seed) => farSpruceGeometry(seed, snow), 3, false);
  const birch = stands((seed) => birchGeometry(seed), 4, true);

  const plant = (px: number, pz: number, i: number, j: number, away: number, size: number) => {
    const chance = cellValue(i, j, 3);
    const mire = mireShare(px, pz);
    const sizeNoise = cellValue(i, j, 4);
    // How far off it looks through this lens.
    const seen = (away * fov) / 45;
    let stand: Stand[];
    let scale = (0.55 + 0.75 * sizeNoise ** 1.3) * (1 - 0.62 * mire);
    if (chance < birches && seen < 110) {
      stand = birch;
      scale *= 0.9;
    } else if (chance < birches + 0.2 && away < 150) {
      stand = seen < 16 ? young : seen < 60 ? youngAway : youngDistant;
      scale = 0.3 + 0.8 * sizeNoise;
    } else {
      stand = seen < 19 ? near : seen < 70 ? middle : seen < 210 ? distant : far;
    }
    if (size > 8) scale *= 1.1;
    const chosen = stand[Math.floor(cellValue(i, j, 5) * stand.length)];
    const turn = new Quaternion().setFromAxisAngle(up, cellValue(i, j, 6) * Math.PI * 2);
    const wide = scale * (0.88 + 0.3 * cellValue(i, j, 7)) * (size > 8 ? 1.25 : 1);
    chosen.matrices.push(
      new Matrix4().compose(
        new Vector3(px, heightAt(px, pz) - 0.2 * scale, pz),
        turn,
        new Vector3(wide, scale, wide),
      ),
    );
    const tone = 0.86 + 0.14 * cellValue(i, j, 8);
    // From far off the dark between the branches outweighs the snow on them.
    const shade = 0.62 * softStep(60, 700, away);
    chosen.tints.push(
      new Color(tone * (1 - shade), tone * (1 - shade * 0.86), tone * (1 - shade * 0.72)),
    );
  };

  for (const [from, to, cell] of bands) {
    const outer = Math.min(to, reach);
    for (let i = Math.floor((x - outer) / cell); i <= (x + outer) / cell; i++) {
      for (let j = Math.floor((z - outer) / cell); j <= (z + outer) / cell; j++) {
        const px = (i + cellValue(i, j, 1)) * cell;
        const pz = (j + cellValue(i, j, 2)) * cell;
        const away = Math.hypot(px - x, pz - z);
        if (away < from || away >= outer || away < 4.5) continue;
        const aside = Math.abs(((azimuthOf(px - x, pz - z) - azimuth + 540) % 360) - 180);
        if (aside > halfWidth && away > 18) continue;
        if (clearings.some(([cx, cz, radius]) => (px - cx) ** 2 + (pz - cz) ** 2 < radius * radius))
          continue;
        // Far from any shore or clearing only the crowns show, so fewer trees do.
        const thin = cell > 4 && shoreDistance(px, pz) > 110 ? (away > 600 ? 0.4 : 0.7) : 1;
        if (cellValue(i, j, 9) > forestDensity(px, pz) * density * thin) continue;
        plant(px, pz, i, j, away, cell);
      }
    }
  }

  const group = new Group();
  group.name = "forest";
  const all = [near, young, youngAway, youngDistant, middle, distant, far, birch];
  for (const stand of all.flat()) {
    if (stand.matrices.length === 0) continue;
    // The nearest first, so that what they hide is never painted.
    const away = ({ elements }: Matrix4) => (elements[12] - x) ** 2 + (elements[14] - z) ** 2;
    const order = stand.matrices
      .map((matrix, index) => ({ matrix, tint: stand.tints[index], away: away(matrix) }))
      .sort((a, b) => a.away - b.away);
    const mesh = new InstancedMesh(stand.geometry, painted(true), stand.matrices.length);
    order.forEach(({ matrix, tint }, index) => {
      mesh.setMatrixAt(index, matrix);
      mesh.setColorAt(index, tint);
    });
    mesh.castShadow = stand.shadow;
    mesh.receiveShadow = stand.shadow;
    mesh.frustumCulled = false;
    group.add(mesh);
  }
  return group;
}
