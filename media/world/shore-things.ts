import {
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  type Group,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { geometryOf } from "./geometry";
import { gable, Kit, type Triple } from "./kit";
import { glow, matte, palette, snowCover } from "./palette";
import { randomFrom } from "./random";
import { addWindow } from "./windows";

/** A log sauna, 5.6 m by 4.4 m, its door and terrace towards -z. The chimney's mouth is at [1.3, 5.1, 0.6]. */
export function createSauna({ lit = true }: { lit?: boolean } = {}): Group {
  const kit = new Kit();
  const [length, depth, eaves, ridge] = [5.6, 4.4, 2.5, 4.05];
  const tones = [matte("#8b6a4b"), matte("#7d5e42"), matte("#94714f")];
  const logs = 10;
  for (let row = 0; row < logs; row++) {
    const y = 0.35 + (row * (eaves - 0.35)) / (logs - 0.5);
    for (const side of [-1, 1]) {
      kit.rod(
        tones[(row + side + 1) % 3],
        [-length / 2 - 0.3, y, (side * depth) / 2],
        [length / 2 + 0.3, y, (side * depth) / 2],
        0.135,
        8,
      );
      kit.rod(
        tones[(row + side + 2) % 3],
        [(side * length) / 2, y + 0.1, -depth / 2 - 0.3],
        [(side * length) / 2, y + 0.1, depth / 2 + 0.3],
        0.135,
        8,
      );
    }
  }
  kit.box(tones[0], [length - 0.1, eaves - 0.2, depth - 0.1], [0, eaves / 2, 0]);
  for (const side of [-1, 1])
    kit.add(tones[1], gable(depth, eaves, ridge), [side * (length / 2 - 0.02), 0, 0]);
  kit.roof(matte("#3a2f2c"), length, depth, eaves, ridge, { snow: 0.52, overhang: 0.75 });
  kit.box(matte(palette.stone), [length, 1.5, depth], [0, -0.5, 0]);
  for (const x of [-2.9, -1, 1, 2.9])
    kit.rod(
      matte(palette.timberDark),
      [x, -1.6, -depth / 2 - 1.7],
      [x, 0.2, -depth / 2 - 1.7],
      0.1,
    );
  kit.box(matte(palette.timberDark), [length + 0.8, 0.22, 2], [0, 0.2, -depth / 2 - 0.9]);
  kit.snow([length * 0.5, 0.16, 0.8], [-1.6, 0.3, -depth / 2 - 1.4]);
  kit.box(matte("#5d4631"), [0.95, 1.95, 0.08], [1.3, 1.3, -depth / 2 - 0.14]);
  kit.box(matte("#d8b98c"), [0.06, 0.3, 0.06], [0.98, 1.3, -depth / 2 - 0.22]);
  addWindow(kit, [-0.9, 1.5, -depth / 2 - 0.12], Math.PI, {
    size: [1.5, 0.95],
    lit,
    panes: [3, 2],
  });
  for (const side of [-1, 1])
    addWindow(kit, [side * (length / 2 + 0.12), 1.5, 0.2], (side * Math.PI) / 2, {
      size: [0.8, 0.7],
      lit,
      panes: [2, 2],
    });
  kit.rod(matte(palette.iron), [1.3, 3, 0.6], [1.3, 4.95, 0.6], 0.15, 12);
  kit.add(matte(palette.iron), new ConeGeometry(0.3, 0.16, 12), [1.3, 5.2, 0.6]);
  kit.add(snowCover(), new SphereGeometry(0.26, 10, 6), [1.3, 5.24, 0.6]);
  if (lit) lantern(kit, 2.1, 1.9, -depth / 2 - 0.25);
  for (let at = -3; at <= 3; at += 1.2) kit.snow([2, 0.7, 1.3], [at, -0.2, depth / 2 + 0.4]);
  return kit.build("sauna");
}

function lantern(kit: Kit, x: number, y: number, z: number): void {
  kit.box(glow("#ffd79a", 2), [0.12, 0.2, 0.12], [x, y, z]);
  kit.box(matte(palette.iron), [0.18, 0.04, 0.18], [x, y + 0.13, z]);
  kit.box(matte(palette.iron), [0.18, 0.03, 0.18], [x, y - 0.12, z]);
}

/** A wooden hot tub with its stove pipe and steps; the water is at 0.92 m. */
export function createHotTub({ lit = true }: { lit?: boolean } = {}): Group {
  const kit = new Kit();
  const tones = [matte("#8f6b49"), matte("#7b5a3d"), matte("#9a7550")];
  const staves = 34;
  for (let index = 0; index < staves; index++) {
    const angle = (index / staves) * Math.PI * 2;
    kit.box(
      tones[(index * 7) % 3],
      [0.2, 1.1, 0.07],
      [Math.sin(angle) * 1.05, 0.55, Math.cos(angle) * 1.05],
      [0, angle, 0],
    );
  }
  for (const y of [0.25, 0.85])
    kit.add(
      matte(palette.iron),
      new TorusGeometry(1.095, 0.022, 6, 40),
      [0, y, 0],
      [Math.PI / 2, 0, 0],
    );
  kit.add(
    lit ? glow("#1d4656", 0.8) : matte(palette.water),
    new CircleGeometry(1.03, 32),
    [0, 0.94, 0],
    [-Math.PI / 2, 0, 0],
  );
  for (let index = 0; index < 15; index++) {
    const angle = 0.8 + (index / 15) * 4.4;
    kit.snow(
      [0.46, 0.16 + 0.05 * Math.sin(index * 3), 0.24],
      [Math.sin(angle) * 1.07, 1.09, Math.cos(angle) * 1.07],
      [0, angle, 0],
    );
  }
  kit.rod(matte(palette.iron), [-1.45, 0, 0.4], [-1.45, 2.6, 0.4], 0.09, 10);
  kit.box(matte(palette.iron), [0.5, 0.8, 0.6], [-1.45, 0.4, 0.4]);
  kit.snow([0.55, 0.16, 0.62], [-1.45, 0.78, 0.4]);
  for (let step = 0; step < 3; step++)
    kit.box(tones[step], [0.9, 0.09, 0.32], [0, 0.25 + step * 0.27, -1.95 + step * 0.28]);
  for (const x of [-0.42, 0.42])
    kit.rod(matte(palette.timberDark), [x, 0, -2.1], [x, 0.85, -1.25], 0.05);
  kit.rod(matte(palette.timberDark), [1.5, -0.7, -1.2], [1.5, 0.42, -1.2], 0.035);
  lantern(kit, 1.5, 0.55, -1.2);
  return kit.build("hot tub");
}

/** A Sámi lavvu of canvas on poles, glowing from the fire inside; its door towards -z. */
export function createLavvu(seed: number): Group {
  const random = randomFrom(seed);
  const kit = new Kit();
  const [radius, height, sides] = [2.7, 4.1, 14];
  const bands = 24;
  for (let band = 0; band < bands; band++) {
    const from = band / bands;
    const to = (band + 1) / bands;
    // The fire stands low in the middle: brightest at a third of the height, dark under the roof.
    const warm = Math.exp(-(((from - 0.24) / 0.3) ** 2));
    const cloth = new CylinderGeometry(
      radius * (1 - to * 0.93),
      radius * (1 - from * 0.93),
      (height * 0.93) / bands,
      sides,
      1,
      true,
    );
    kit.add(glow(mixed(warm), 1), cloth, [0, height * 0.93 * (from + 0.5 / bands), 0]);
  }
  for (let index = 0; index < sides; index++) {
    const angle = ((index + 0.5) / sides) * Math.PI * 2 + (random() - 0.5) * 0.1;
    const past = 1.16 + random() * 0.16;
    const foot = radius * 1.01;
    kit.rod(
      matte("#4a3b30"),
      [Math.sin(angle) * foot, 0, Math.cos(angle) * foot],
      [
        -Math.sin(angle) * foot * (past - 1) * 1.2,
        height * past,
        -Math.cos(angle) * foot * (past - 1) * 1.2,
      ],
      0.05,
      6,
      0.03,
    );
  }
  // The door: a flap drawn aside, and the light in the gap.
  const onCloth = (angle: number, up: number): Triple => [
    -Math.sin(angle) * (radius + 0.06) * (1 - up / 4.4),
    up,
    -Math.cos(angle) * (radius + 0.06) * (1 - up / 4.4),
  ];
  kit.add(
    matte("#7a5433", { doubleSided: true }),
    triangle(onCloth(-0.3, 0), onCloth(0.14, 0), onCloth(-0.06, 2.1)),
  );
  kit.add(glow("#ffdc9c", 1.3), triangle(onCloth(0.14, 0), onCloth(0.26, 0), onCloth(-0.06, 2.1)));
  const drift = new TorusGeometry(radius + 0.22, 0.5, 10, 44, Math.PI * 2 - 0.75);
  drift.scale(1, 1, 0.62 + 0.1 * random());
  drift.rotateZ(Math.PI * 1.5 + 0.375);
  kit.add(snowCover(), drift, [0, -0.08, 0], [-Math.PI / 2, 0, 0]);
  return kit.build("lavvu");
}

function triangle(a: Triple, b: Triple, c: Triple): BufferGeometry {
  const geometry = geometryOf({ position: [...a, ...b, ...c] });
  geometry.computeVertexNormals();
  return geometry;
}

function mixed(warm: number): string {
  const part = (from: number, to: number) =>
    Math.round(from + (to - from) * warm)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0x5d, 0xff)}${part(0x3a, 0xb4)}${part(0x26, 0x62)}`;
}

/** A jetty along -z from the shore, its deck 0.5 m above the ice. */
export function createJetty({ length = 12 }: { length?: number } = {}): Group {
  const kit = new Kit();
  for (let z = 0; z < length; z += 0.32)
    kit.box(matte(Math.floor(z * 3) % 2 ? "#6f6258" : "#7c6e62"), [1.9, 0.07, 0.28], [0, 0.5, -z]);
  for (let z = 0.4; z < length; z += 2.6)
    for (const x of [-0.85, 0.85]) {
      kit.rod(matte(palette.timberDark), [x, -0.6, -z], [x, 0.95, -z], 0.09);
      kit.add(snowCover(), new SphereGeometry(0.125, 10, 8), [x, 0.94, -z]);
    }
  kit.snow([1.75, 0.2, length * 0.96], [0, 0.5, -length / 2]);
  return kit.build("jetty");
}
