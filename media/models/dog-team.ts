import { type BufferGeometry, Group } from "three";
import { ball, limb, rgb } from "./field";
import { createHusky, type HuskyCoat } from "./husky";
import { finish } from "./materials";
import { meshField } from "./mesh-field";
import { noise3 } from "./noise";
import { createPerson } from "./person";
import type { Detail, Look } from "./person-look";
import { merge, solid, tube, v } from "./shapes";
import { createSled } from "./sled";

export interface DogTeamOptions {
  seed?: number;
  /** Phase of the loop in [0, 1): one stride of the dogs. */
  t?: number;
  /** Pairs of dogs. */
  pairs?: number;
  guest?: boolean;
  musher?: boolean;
  detail?: Detail;
  musherLook?: Partial<Look>;
  /** Each dog's coat, from the sled to the lead, left before right; by the seed unless told. */
  coats?: readonly HuskyCoat[];
}

const FIRST_PAIR = -2.75;
const GAP = 1.75;

const dogPlace = (index: number) =>
  v(index % 2 ? 0.42 : -0.42, 0, FIRST_PAIR - Math.floor(index / 2) * GAP);
const dogPhase = (t: number, index: number) => (t + index * 0.37) % 1;

function lines(pairs: number): BufferGeometry {
  const end = FIRST_PAIR - (pairs - 1) * GAP - 0.25;
  const main = tube(
    [v(0, 0.24, -1.15), v(0, 0.34, -2), v(0, 0.37, (end - 2) / 2), v(0, 0.4, end)],
    0.011,
    40,
    6,
  );
  const tugs = Array.from({ length: pairs * 2 }, (_, index) => {
    const dog = dogPlace(index);
    const side = Math.sign(dog.x);
    return [
      tube(
        [
          v(dog.x - side * 0.02, 0.52, dog.z + 0.28),
          v(dog.x - side * 0.2, 0.42, dog.z + 0.62),
          v(0, 0.36, dog.z + 0.95),
        ],
        0.008,
        12,
        5,
      ),
      tube(
        [
          v(dog.x - side * 0.08, 0.47, dog.z - 0.3),
          v(dog.x - side * 0.25, 0.41, dog.z - 0.28),
          v(0, 0.38, dog.z - 0.24),
        ],
        0.006,
        10,
        5,
      ),
    ];
  }).flat();
  return merge([main, ...tugs]);
}

function wraps(): Group {
  const tone = ({ x, y, z }: { x: number; y: number; z: number }) => {
    const t = Math.min(1, Math.max(0, 0.5 + noise3(x * 8, y * 8, z * 8) * 0.9));
    const [a, b] = [rgb("#94857a"), rgb("#e8dfd2")];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t] as const;
  };
  const skins = [
    limb(v(0, 0.5, 0.05), v(0, 0.45, -0.62), 0.215, 0.185, {
      tone,
      blend: 0.08,
      squash: { axis: v(1, 0, 0), factor: 1.35 },
    }),
    ball(v(0, 0.5, -0.68), [0.2, 0.18, 0.14], undefined, { tone, blend: 0.1 }),
    ball(v(0, 0.56, 0.16), [0.28, 0.19, 0.24], undefined, { tone, blend: 0.1 }),
  ];
  const shag = (x: number, y: number, z: number) =>
    noise3(x * 40, y * 40, z * 40) * 0.008 + noise3(x * 11, y * 11, z * 11) * 0.014;
  return new Group().add(
    solid(
      meshField(skins, { cell: 0.017, relief: shag }),
      finish({ vertexColours: true, roughness: 1, grain: 0.45, strokes: [90, 90, 40], fuzz: 0.6 }),
    ),
  );
}

/** Dogs in pairs before a sled with a musher on the runners and a guest in reindeer skins, running towards -Z; the sled is at the origin. */
export function createDogTeam(options: DogTeamOptions = {}): Group {
  const { seed = 1, t = 0, pairs = 3, guest = true, musher = true, detail = "near" } = options;
  const group = new Group();
  const dogs = new Group();
  for (let index = 0; index < pairs * 2; index += 1) {
    const dog = createHusky({
      seed: seed * 31 + index,
      pose: "run",
      t: dogPhase(t, index),
      detail: detail === "far" ? "far" : "near",
      coat: options.coats?.[index],
      harness: ["#c2452f", "#2f6f86", "#d99a2b"][Math.floor(index / 2) % 3],
    });
    dog.position.copy(dogPlace(index));
    dogs.add(dog);
  }
  const sled = createSled({ skin: true });
  if (guest) {
    const rider = createPerson({
      seed: seed * 13 + 5,
      pose: "sit-sled",
      t,
      detail,
      look: { headWear: "pompom", outfit: "overalls" },
    });
    rider.position.set(0, 0.29, 0.3);
    rider.name = "guest";
    sled.add(rider, wraps());
  }
  if (musher) {
    const driver = createPerson({
      seed: seed * 13 + 8,
      pose: "runners",
      t,
      detail,
      look: {
        outfit: "anorak",
        headWear: "trapper",
        jacket: "#8f3226",
        accent: "#8f3226",
        ...options.musherLook,
      },
    });
    driver.position.set(0, 0, 0.98);
    driver.name = "musher";
    sled.add(driver);
  }
  sled.name = "sled";
  const gangline = solid(lines(pairs), finish({ colour: "#3a6b8a", roughness: 0.8 }));
  group.userData = { dogs, sled, gangline };
  group.add(dogs, sled, gangline);
  poseSled(group, t);
  return group;
}

function poseSled(group: Group, t: number): void {
  const { sled } = group.userData as { sled: Group };
  sled.rotation.set(Math.sin(t * 2 * Math.PI) * 0.006, 0, Math.sin(t * 2 * Math.PI + 1) * 0.008);
  sled.position.y = 0.006 * Math.sin(t * 4 * Math.PI);
}
