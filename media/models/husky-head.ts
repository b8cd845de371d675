import { type BufferGeometry, Group, SphereGeometry } from "three";
import { type Blob, ball, limb, pressed, type Spot } from "./field";
import type { Markings } from "./husky-coat";
import { finish, fur, gloss } from "./materials";
import { meshField, onSurface } from "./mesh-field";
import { noise3 } from "./noise";
import { merge, solid, tube, v } from "./shapes";

const known = new Map<string, BufferGeometry>();

function skull(coat: Markings): Blob[] {
  const { head: tone, ear } = coat;
  const sides = [-1, 1].flatMap((side) => [
    ball(v(side * 0.045, -0.03, 0.018), [0.047, 0.052, 0.055], undefined, { tone, blend: 0.035 }),
    ball(v(side * 0.026, 0.022, -0.046), [0.026, 0.02, 0.028], undefined, { tone, blend: 0.025 }),
    limb(v(side * 0.042, 0.036, 0.016), v(side * 0.058, 0.122, 0.01), 0.041, 0.006, {
      tone: ear,
      blend: 0.022,
      squash: { axis: v(0, 0, 1), factor: 0.42 },
    }),
    limb(v(side * 0.046, 0.052, -0.004), v(side * 0.057, 0.104, -0.004), 0.021, 0.003, {
      tone: ear,
      carve: true,
      blend: 0.006,
      squash: { axis: v(0, 0, 1), factor: 0.6 },
    }),
  ]);
  return [
    ball(v(0, 0.004, 0.005), [0.07, 0.066, 0.078], undefined, { tone, blend: 0.03 }),
    limb(v(0, -0.02, -0.05), v(0, -0.03, -0.133), 0.041, 0.0265, {
      tone,
      blend: 0.028,
      squash: pressed(0.82),
    }),
    limb(v(0, -0.045, -0.03), v(0, -0.05, -0.112), 0.027, 0.016, {
      tone: (spot: Spot) => tone({ ...spot, y: -0.06 }),
      blend: 0.012,
    }),
    ball(v(0, -0.055, 0.045), [0.08, 0.075, 0.07], undefined, { tone, blend: 0.04 }),
    ...sides,
  ];
}

/** The head of a dog around its own middle, looking along -Z. */
export function dogHead(
  seed: number,
  coat: Markings,
  panting: boolean,
  detail: "near" | "far",
): Group {
  const key = `${seed} ${coat.eye} ${detail} ${coat.head({ along: 0, dorsal: 0, x: 0.03, y: 0.06, z: 0 })}`;
  const relief = (x: number, y: number, z: number) => noise3(x * 80, y * 80, z * 50) * 0.0014;
  const geometry =
    known.get(key) ??
    meshField(skull(coat), { cell: detail === "near" ? 0.0055 : 0.01, relief, edge: 0.2 });
  known.set(key, geometry);
  const group = new Group();
  group.scale.setScalar(1.14);
  group.add(solid(geometry, fur()));
  const dark = merge([
    new SphereGeometry(1, 14, 10).scale(0.0145, 0.011, 0.011).translate(0, -0.019, -0.158),
    ...[-1, 1].map((side) =>
      tube(
        [
          v(side * 0.002, -0.042, -0.155),
          v(side * 0.017, -0.05, -0.125),
          v(side * 0.0285, -0.0525, -0.085),
          v(side * 0.036, -0.049, -0.065),
        ],
        0.0016,
        12,
        5,
      ),
    ),
  ]);
  group.add(solid(dark, gloss("#15161a", 0.3)));
  const blobs = skull(coat);
  for (const side of [-1, 1]) {
    const at = onSurface(blobs, v(side * 0.034, 0.008, -0.07), -0.003);
    group.add(
      solid(
        new SphereGeometry(1, 14, 10).scale(0.0095, 0.0085, 0.007),
        finish({ colour: "#1d1a18", roughness: 0.45 }),
        [at.x, at.y, at.z],
      ),
    );
    const inner = solid(
      meshField(
        [
          limb(v(0, 0.0, 0), v(side * 0.011, 0.05, 0.0), 0.021, 0.004, {
            squash: { axis: v(0, 0, 1), factor: 0.22 },
          }),
        ],
        { cell: 0.004 },
      ),
      finish({ colour: "#c9a294", roughness: 1, fuzz: 0.4 }),
      [side * 0.0455, 0.05, -0.0035],
    );
    inner.rotation.set(-0.06, side * -0.12, 0);
    group.add(inner);
  }
  if (panting) {
    const tongue = tube(
      [
        v(0, -0.05, -0.1),
        v(0.004, -0.06, -0.138),
        v(0.006, -0.088, -0.148),
        v(0.007, -0.108, -0.144),
      ],
      (t) => 0.011 + 0.003 * Math.sin(t * 3),
      12,
      8,
    );
    group.add(solid(tongue, finish({ colour: "#c9606a", roughness: 0.5 })));
  }
  return group;
}
