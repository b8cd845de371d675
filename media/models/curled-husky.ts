import { Group } from "three";
import { contactShadow } from "./contact-shadow";
import { type Blob, ball, chain, limb, type Spot } from "./field";
import { type HuskyCoat, markingsOf } from "./husky-coat";
import { fur } from "./materials";
import { meshField } from "./mesh-field";
import { noise3 } from "./noise";
import { solid, v } from "./shapes";

// The body lies in a ring of this radius, open where nose and tail meet.
const ring = 0.185;
const on = (degrees: number, radius: number, up: number) =>
  v(
    Math.sin((degrees * Math.PI) / 180) * radius,
    up,
    -Math.cos((degrees * Math.PI) / 180) * radius,
  );

/** A sled dog asleep, rolled up with its nose under its tail; the ring of it is 0.8 m across. */
export function createCurledHusky({
  seed = 1,
  coat: chosen,
}: {
  seed?: number;
  coat?: HuskyCoat;
} = {}): Group {
  const coat = markingsOf(seed, chosen);
  // Dark along the outside of the back, light within the ring.
  const body = ({ x, y, z }: Spot) => {
    const out = (Math.hypot(x, z) - ring) / 0.16;
    return coat.body({ along: 0.5, dorsal: 2.2 * y - 0.2 + 0.4 * out, x, y, z });
  };
  const back = Array.from({ length: 15 }, (_, index) =>
    on(
      -150 + index * 19,
      ring * (1 - 0.05 * Math.sin(index)),
      0.13 + 0.012 * Math.sin(index * 0.5),
    ),
  );
  const thick = (u: number) =>
    0.125 + 0.028 * Math.sin(Math.PI * Math.min(1, u * 1.05)) ** 0.7 - 0.03 * u ** 3;
  const tail = [
    on(-150, ring * 1.05, 0.16),
    on(-176, ring * 1.12, 0.17),
    on(164, ring * 1.06, 0.17),
    on(144, ring * 0.86, 0.19),
    on(118, ring * 0.62, 0.2),
  ];
  const brush = (u: number) => 0.052 + 0.03 * Math.sin(Math.min(1, u * 1.02) * Math.PI) - 0.008 * u;
  const head = on(136, ring * 0.96, 0.2);
  const face = on(168, ring * 0.86, 0.15);
  const crown = (spot: Spot) => coat.head({ ...spot, x: 0.03, y: 0.05, z: 0.03 });
  const ears = [-1, 1].map((side) => {
    const foot = head.clone().add(on(136 + 90, side * 0.046, 0.045));
    return limb(foot, foot.clone().add(on(110, 0.02, 0.065)), 0.034, 0.008, {
      tone: coat.ear,
      blend: 0.02,
    });
  });
  const blobs: Blob[] = [
    ...chain(back, thick, { tone: body, blend: 0.07 }),
    ball(on(-128, ring * 1.1, 0.12), [0.15, 0.13, 0.15], undefined, { tone: body, blend: 0.07 }),
    ball(head, [0.092, 0.08, 0.092], undefined, { tone: crown, blend: 0.035 }),
    limb(head, face, 0.06, 0.034, { tone: crown, blend: 0.03 }),
    ...ears,
    ...chain(tail, brush, {
      tone: ({ along, ...spot }) => coat.tail({ ...spot, along: 0.35 + 0.65 * along }),
      blend: 0.02,
    }),
  ];
  const nap = (x: number, y: number, z: number) =>
    noise3(x * 20, y * 20, z * 20) * 0.004 + noise3(x * 55, y * 55, z * 55) * 0.0014;
  const group = new Group();
  group.add(solid(meshField(blobs, { cell: 0.011, relief: nap, edge: 0.3 }), fur()));
  group.add(contactShadow(0.5, 0.5));
  return group;
}
