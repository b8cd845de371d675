import { SphereGeometry, SpotLight } from "three";
import {
  createCandle,
  createCloudberries,
  createLemonSlice,
  createPlate,
  createPotatoes,
  createVessel,
} from "../models/food";
import { createChar } from "../models/ice-fishing";
import { createBedroom, createKitchen, createSaunaRoom } from "../models/interiors";
import { finish, metal } from "../models/materials";
import { createFloor } from "../models/room";
import { box, merge, placed, solid, tube, v } from "../models/shapes";
import { createSteam } from "../world/particles";
import { lightFrom, type SkyPreset } from "../world/sky-presets";
import type { Shot } from "../world/stage";

// Rooms stand alone on the ice, lit by their own lamps.
const room = [-200, -300] as const;
const indoors = (intensity: number): Partial<SkyPreset> => ({
  hemisphere: { sky: "#b9aaa2", ground: "#6a4a32", intensity },
  light: lightFrom(90, 30, "#ffb878", 0.18, 4, false),
  bloom: { threshold: 0.72, strength: 0.35 },
});

export const roomBedroom: Shot = {
  name: "room-bedroom",
  sky: "starry",
  seed: 401,
  lens: { focus: 3.6, blur: 0.003, depth: 0.3 },
  camera: { position: [-199.3, 2.35, -296.9], target: [-200.4, 1.66, -301.3], fov: 40 },
  air: indoors(0.7),
  forest: { density: 0 },
  build(world) {
    world.place(createBedroom(), ...room, 0, 0.8);
    const glow = new SpotLight("#ffcf98", 17, 9, 0.9, 0.9, 1.5);
    glow.castShadow = true;
    glow.shadow.mapSize.set(2048, 2048);
    glow.shadow.bias = -0.0008;
    const [x, z] = room;
    const up = world.heightAt(x, z) + 0.8;
    glow.position.set(x + 0.8, up + 2.3, z + 1.4);
    glow.target.position.set(x, up + 0.4, z - 0.8);
    world.scene.add(glow, glow.target);
  },
};

export const roomKitchen: Shot = {
  name: "room-kitchen",
  sky: "starry",
  seed: 402,
  lens: { focus: 3.2, blur: 0.004, depth: 0.3 },
  camera: { position: [-198.3, 2.3, -298.4], target: [-200.15, 1.95, -301.6], fov: 44 },
  air: indoors(0.75),
  forest: { density: 0 },
  build: (world) => {
    world.place(createKitchen(), ...room, 0, 0.8);
  },
};

export const roomSauna: Shot = {
  name: "room-sauna",
  sky: "starry",
  seed: 403,
  lens: { focus: 2.6, blur: 0.004, depth: 0.3 },
  camera: { position: [-199.2, 2.15, -297.9], target: [-200.2, 1.62, -300.9], fov: 42 },
  air: indoors(0.5),
  forest: { density: 0 },
  build(world) {
    world.place(createSaunaRoom().room, ...room, 0, 0.8);
    const steam = createSteam(world.pixels, {
      color: "#e8d8c6",
      strength: 0.03,
      rise: 1.3,
      width: 0.7,
      count: 60,
    });
    world.play(steam, room[0] + 1.05, room[1] - 0.85, 0, 1.75);
  },
};

export const roomDinner: Shot = {
  name: "room-dinner",
  sky: "starry",
  seed: 404,
  lens: { focus: 0.9, blur: 0.009, depth: 0.1 },
  camera: { position: [-199.9, 2.12, -299.3], target: [-199.98, 1.64, -300.05], fov: 35 },
  air: indoors(0.7),
  forest: { density: 0 },
  build(world) {
    const [x, z] = room;
    const table = createFloor(2.4, 1.7, ["#8a6038", "#7d5632", "#946a40"], 0.2);
    world.place(table, x, z, 0, 1.5);
    const put: Put = (thing, across, ahead, turn = 0, lift = 0) => {
      thing.position.set(across, lift, -ahead);
      thing.rotation.y = turn;
      table.add(thing);
    };
    layDinner(put);
    const wall = createFloor(3.4, 1.4, ["#5d3d26", "#533622", "#63422a"], 0.2);
    wall.rotation.x = Math.PI / 2;
    wall.position.set(0, 0.2, -1.15);
    table.add(wall);
    const glow = new SpotLight("#ffca8c", 9, 5, 0.7, 0.9, 1.5);
    glow.castShadow = true;
    glow.shadow.mapSize.set(1024, 1024);
    glow.shadow.bias = -0.0008;
    glow.position.set(-0.75, 1.2, -0.7);
    table.add(glow, glow.target);
  },
};

type Put = (
  thing: ReturnType<typeof createPotatoes>,
  across: number,
  ahead: number,
  turn?: number,
  lift?: number,
) => void;

// One place laid for one: char with its potatoes and lemon, cloudberries, candles behind.
function layDinner(put: Put): void {
  const plate = createPlate("#e9e4d8") as ReturnType<typeof createPotatoes>;
  plate.scale.setScalar(1.12);
  put(plate, 0, 0, 0, 0.012);
  const char = createChar();
  char.scale.setScalar(0.62);
  put(char, -0.015, 0.02, 1.25, 0.024);
  const linen = solid(
    box(0.17, 0.006, 0.26, 0.003),
    finish({ colour: "#a8402f", roughness: 1, grain: 0.3, strokes: [160, 160, 160] }),
  );
  const fork = merge([
    placed(box(0.009, 0.004, 0.13, 0.002), 0, 0, 0.03),
    placed(box(0.024, 0.004, 0.03, 0.004), 0, 0, -0.05),
    ...[-0.009, -0.003, 0.003, 0.009].map((side) =>
      placed(box(0.0028, 0.003, 0.05, 0.001), side, 0, -0.085),
    ),
  ]);
  const knife = merge([
    placed(box(0.012, 0.005, 0.1, 0.003), 0, 0, 0.06),
    placed(box(0.017, 0.003, 0.12, 0.003), 0.001, 0, -0.05),
  ]);
  const as = (mesh: ReturnType<typeof solid>) =>
    mesh as unknown as ReturnType<typeof createPotatoes>;
  put(as(linen), -0.25, 0, 0.03, 0.004);
  put(as(solid(fork, metal("#aab2b8", 0.3))), -0.25, 0, 0.02, 0.011);
  put(as(solid(knife, metal("#aab2b8", 0.3))), 0.215, 0, -0.02, 0.004);
  const potatoes = createPotatoes();
  potatoes.scale.setScalar(0.85);
  put(potatoes, 0.3, 0.27, 0.4);
  put(createCloudberries(), -0.3, 0.3, 0.2);
  put(createVessel("glass") as ReturnType<typeof createPotatoes>, 0.26, 0.1);
  put(createCandle(0.2, 0.5), 0.02, 0.42);
  put(createCandle(0.15, 0.35), -0.12, 0.52);
  for (const [across, ahead, size] of [
    [0.07, -0.055, 1],
    [0.02, -0.08, 0.86],
    [-0.03, -0.108, 0.8],
  ] as const)
    put(
      as(
        solid(
          new SphereGeometry(0.027 * size, 24, 16).scale(1.15, 0.85, 0.95),
          finish({ colour: "#e9cf7c", roughness: 0.7, grain: 0.1, strokes: [40, 40, 40] }),
        ),
      ),
      across,
      ahead,
      size * 9,
      0.041,
    );
  for (const [across, ahead, turn, lift] of [
    [-0.075, -0.035, 0.2, 0.023],
    [-0.05, -0.055, 0.9, 0.029],
  ] as const)
    put(createLemonSlice(), across, ahead, turn, lift);
  const sprigs = Array.from({ length: 9 }, (_, index) =>
    tube(
      [
        v(0, 0, 0),
        v(Math.cos(index) * 0.02, 0.008, Math.sin(index * 1.7) * 0.02),
        v(Math.cos(index) * 0.036, 0.002, Math.sin(index * 1.7) * 0.036),
      ],
      0.0016,
      6,
      5,
    ),
  );
  put(
    as(solid(merge(sprigs), finish({ colour: "#5f8a3c", roughness: 1 }))),
    0.055,
    -0.035,
    0,
    0.06,
  );
}
