import { SpotLight } from "three";
import {
  createCandle,
  createCheese,
  createCloudberries,
  createCrispbread,
  createFishPlatter,
  createLoaf,
  createVessel,
} from "../models/food";
import { createHusky } from "../models/husky";
import { finish, wood } from "../models/materials";
import { createBarnWall, createLantern, createStrawBed } from "../models/props";
import { box, placed, solid, tube, v } from "../models/shapes";
import { createSled } from "../models/sled";
import { createDinner } from "../models/table";
import { createDogHouse } from "../world/buildings";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { from, type Spot, view } from "./page-ways";

const yard: Spot = [-230, -60];
export const galleryDogsSled: Shot = {
  name: "gallery--dogs-sled",
  sky: "golden",
  seed: 320,
  camera: {
    position: [yard[0] + 0.72, 1.3, yard[1] + 5.5],
    target: [yard[0] + 0.2, 1.2, yard[1]],
    fov: 40,
  },
  air: { light: lightFrom(236, 17, "#ffbe7e", 6, 2.5) },
  shadow: { at: 5, reach: 6 },
  build(world) {
    world.place(createBarnWall(9, 4.2), ...yard, 0);
    const sled = createSled({ skin: false });
    sled.rotation.set(1.2, 0, 0.06, "YXZ");
    world.place(sled, yard[0] - 0.35, yard[1] + 0.62, 0);
    sled.rotation.set(1.22, 0.08, 0.05, "YXZ");
    sled.position.y += 1.17;
    const pegs = [0.75, 1.05, 1.35];
    pegs.forEach((x, index) => {
      const colour = ["#c2452f", "#2f6f86", "#d99a2b"][index];
      const loop = (shift: number, drop: number) =>
        tube(
          [
            v(0, 0, 0.07),
            v(-0.07 - shift, -0.2, 0.05),
            v(-0.05, -drop, 0.045),
            v(0.06, -drop + 0.02, 0.045),
            v(0.08 + shift, -0.2, 0.05),
            v(0, 0, 0.07),
          ],
          0.012,
          50,
          6,
          true,
        );
      const harness = solid(loop(0, 0.55), finish({ colour, roughness: 0.9 }));
      const second = solid(loop(0.02, 0.36), finish({ colour, roughness: 0.9 }));
      const peg = solid(tube([v(0, 0, 0), v(0, 0.02, 0.1)], 0.015, 4, 8), wood("#b98a52"));
      for (const part of [harness, second, peg])
        world.place(part, yard[0] + x, yard[1] + 0.02, 0, 1.75);
    });
    world.place(
      createHusky({ seed: 4, pose: "sit", coat: "grey", harness: null }),
      yard[0] + 1.12,
      yard[1] + 1.2,
      64,
    );
  },
};

export const galleryLongTable: Shot = {
  name: "gallery--long-table",
  sky: "starry",
  seed: 321,
  camera: { position: [-196.55, 2.25, -299.1], target: [-201.2, 1.38, -300.35], fov: 40 },
  air: {
    hemisphere: { sky: "#b3a39c", ground: "#6a4a32", intensity: 0.85 },
    light: lightFrom(90, 30, "#ffb878", 0.18, 4, false),
    bloom: { threshold: 0.7, strength: 0.4 },
  },
  forest: { density: 0 },
  build(world) {
    const room = createDinner({
      places: 6,
      length: 5.4,
      light: 0.75,
      room: { width: 8, depth: 7.8, stoveLight: 1.2 },
    });
    world.place(room, -200, -300, 0, 0.8);
    const put = (
      thing: {
        position: { set(x: number, y: number, z: number): unknown };
        rotation: { y: number };
      },
      x: number,
      z: number,
      turn = 0,
    ) => {
      thing.position.set(x, 0.746, z);
      thing.rotation.y = turn;
      room.add(thing as never);
    };
    put(createLoaf(), -1.5, 0.02, 0.4);
    put(createFishPlatter(), 1.72, 0, 0.1);
    put(createCloudberries(), -1.95, -0.04);
    put(createVessel("jug"), -2.3, 0.06, 2);
    put(createCrispbread(), 2.2, 0.02);
    put(createCheese(), -2.52, -0.05, 1);
    put(createCandle(0.21), -1.72, 0.1);
    put(createCandle(0.18), 1.38, -0.08);
    put(createCandle(0.24, 0.7), 2.5, -0.05);
    const glow = new SpotLight("#ffc27e", 22, 9, 0.75, 0.9, 1.6);
    glow.position.set(0.6, 2.4, 0.6);
    glow.target.position.set(-0.4, 0.7, 0);
    const cornice = [
      [8, 0.16, 0.3, 0, -3.8],
      [0.3, 0.16, 7.8, -3.9, 0],
    ].map(([width, height, depth, x, z]) =>
      solid(placed(box(width, height, depth, 0.02), x, 2.52, z), wood("#7d5836")),
    );
    room.add(glow, glow.target, ...cornice);
  },
};

const straw: Spot = [31.5, 31.2];
export const galleryDogsRest: Shot = {
  name: "gallery--dogs-rest",
  sky: "blue-hour",
  seed: 327,
  lens: { focus: 3.2, blur: 0.007, depth: 0.16 },
  camera: view(from(straw, 152, 2.7, 0.1), 1.55, from(straw, 332, 0.25), 0.26, 33),
  air: { hemisphere: { sky: "#9dbdf0", ground: "#4a5f88", intensity: 1.5 } },
  shadow: { at: 3, reach: 7 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#c3d0e6", dogs: false, houses: false });
    world.place(createDogHouse(), ...from(straw, 332, 3.1, 2.1), 170);
    world.place(createDogHouse(), ...from(straw, 332, 3.4, -1.6), 150);
    // Noses under tails; the yard lamp is behind them.
    const [x, z] = from(straw, 332, 2, -0.4);
    world.lamp(x, 2.3, z, 5, 9);
    world.place(createLantern(0.4), ...from(straw, 332, 0.5, -0.42), 20);
    for (const [ahead, aside, turn, seed, coat] of [
      [-0.15, -0.85, 62, 3, "brown"],
      [0.7, 0.25, 118, 8, "grey"],
      [-0.25, 0.85, 20, 4, "black"],
    ] as const) {
      const at = from(straw, 332, ahead, aside);
      for (const bedTurn of [0, 48]) {
        const bed = createStrawBed(seed + bedTurn);
        bed.scale.set(0.72, 0.8, 0.5);
        world.place(bed, ...at, seed * 40 + bedTurn, -0.09);
      }
      world.place(createHusky({ seed, pose: "lie", coat, harness: null }), ...at, turn, 0.07);
    }
  },
};
