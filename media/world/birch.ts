import { type BufferGeometry, Color, Vector3 } from "three";
import { MeshPen } from "./mesh-pen";
import { palette } from "./palette";
import { randomFrom } from "./random";

const bark = new Color(palette.birch);
const marks = new Color("#6d6a70");
const frost = new Color("#dfe9f4");
const frostTip = new Color("#f6f9fc");

function limb(
  pen: MeshPen,
  from: Vector3,
  to: Vector3,
  wide: number,
  narrow: number,
  colours: [Color, Color],
): void {
  const way = to.clone().sub(from).normalize();
  const side = new Vector3(way.y, -way.x, 0.3).cross(way).normalize();
  const other = side.clone().cross(way);
  pen.grid(1, wide > 0.05 ? 5 : 3, (u, v) => {
    const angle = u * Math.PI * 2;
    const radius = v === 0 ? wide : narrow;
    const at = (v === 0 ? from : to)
      .clone()
      .addScaledVector(side, Math.cos(angle) * radius)
      .addScaledVector(other, Math.sin(angle) * radius);
    return { at, colour: colours[v] };
  });
}

function grow(
  pen: MeshPen,
  random: () => number,
  from: Vector3,
  way: Vector3,
  length: number,
  width: number,
  depth: number,
): void {
  const to = from.clone().addScaledVector(way, length);
  const thick = depth >= 3;
  limb(
    pen,
    from,
    to,
    Math.max(0.019, width),
    Math.max(0.013, width * 0.62),
    thick ? [random() < 0.3 ? marks : bark, bark] : [frost, frostTip],
  );
  if (depth === 0) return;
  const shoots = depth >= 3 ? 3 : depth === 2 ? 5 : 6;
  for (let index = 0; index < shoots; index++) {
    const start = from.clone().lerp(to, index === 0 ? 1 : 0.35 + random() * 0.6);
    const bend = index === 0 ? 0.22 : 0.85;
    const next = way
      .clone()
      .add(
        new Vector3(
          random() - 0.5,
          (random() - 0.5) * 0.5 + (depth > 2 ? 0.12 : -0.22),
          random() - 0.5,
        ).multiplyScalar(bend * 1.7),
      )
      .normalize();
    grow(
      pen,
      random,
      start,
      next,
      length * (index === 0 ? 0.8 : 0.66) * (0.8 + random() * 0.35),
      width * (index === 0 ? 0.62 : 0.42),
      depth - 1,
    );
  }
}

/** The geometry of a mountain birch, every twig white with frost. */
export function birchGeometry(seed: number, height = 6): BufferGeometry {
  const random = randomFrom(seed);
  const pen = new MeshPen();
  const stems = 1 + Math.floor(random() * 2.4);
  for (let stem = 0; stem < stems; stem++) {
    const way = new Vector3((random() - 0.5) * 0.5, 1, (random() - 0.5) * 0.5).normalize();
    grow(
      pen,
      random,
      new Vector3((random() - 0.5) * 0.3, -0.1, (random() - 0.5) * 0.3),
      way,
      height * 0.31 * (0.8 + random() * 0.3),
      height * 0.017,
      4,
    );
  }
  return pen.geometry();
}
