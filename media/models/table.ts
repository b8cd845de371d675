import { BoxGeometry, Group } from "three";
import {
  createCandle,
  createCheese,
  createCloudberries,
  createCrispbread,
  createFishPlatter,
  createLoaf,
  createPlate,
  createPotatoes,
  createVessel,
} from "./food";
import { finish, metal, wood } from "./materials";
import { createRoomCorner, type RoomOptions } from "./room";
import { box, merge, placed, solid, v } from "./shapes";
import { reindeerSkin } from "./sled";

interface TableOptions {
  length?: number;
  /** Places laid on each long side. */
  places?: number;
  /** Strength of the candles' light. */
  light?: number;
}

const TOP = 0.74;

function furniture(length: number): Group {
  const group = new Group();
  const planks = [-0.33, -0.11, 0.11, 0.33].map((z) =>
    placed(box(length, 0.045, 0.215, 0.012), 0, TOP - 0.022, z),
  );
  const trestles = [-1, 1].flatMap((side) => [
    placed(box(0.09, 0.66, 0.09, 0.015), side * (length / 2 - 0.3), 0.35, 0.26),
    placed(box(0.09, 0.66, 0.09, 0.015), side * (length / 2 - 0.3), 0.35, -0.26),
    placed(box(0.08, 0.08, 0.72, 0.015), side * (length / 2 - 0.3), 0.66, 0),
    placed(box(0.08, 0.06, 0.6, 0.015), side * (length / 2 - 0.3), 0.12, 0),
  ]);
  group.add(
    solid(
      merge(planks),
      finish({ colour: "#b98a58", roughness: 0.7, grain: 0.35, strokes: [4, 70, 60] }),
    ),
    solid(
      merge([...trestles, placed(box(length - 0.6, 0.08, 0.06, 0.015), 0, 0.3, 0)]),
      wood("#8a6038"),
    ),
  );
  for (const side of [-1, 1]) {
    const bench = [
      placed(box(length, 0.045, 0.3, 0.012), 0, 0.42, side * 0.72),
      ...[-1, 1].map((end) =>
        placed(box(0.06, 0.4, 0.26, 0.012), end * (length / 2 - 0.25), 0.2, side * 0.72),
      ),
    ];
    group.add(
      solid(
        merge(bench),
        finish({ colour: "#a5784a", roughness: 0.8, grain: 0.35, strokes: [4, 70, 60] }),
      ),
    );
    const skin = reindeerSkin(
      [
        v(0, 0.36, side * 0.72 + 0.17),
        v(0, 0.45, side * 0.72 + 0.12),
        v(0, 0.455, side * 0.72),
        v(0, 0.45, side * 0.72 - 0.12),
        v(0, 0.36, side * 0.72 - 0.17),
      ],
      0.6,
      0.016,
    );
    skin.position.x = side * length * 0.24;
    group.add(skin);
  }
  return group;
}

function cutlery(): Group {
  const group = new Group();
  const fork = [
    placed(box(0.009, 0.003, 0.13, 0.002), -0.165, 0.003, 0.02),
    placed(box(0.022, 0.003, 0.05, 0.004), -0.165, 0.003, -0.065),
  ];
  const knife = [placed(box(0.015, 0.004, 0.21, 0.003), 0.165, 0.003, 0)];
  group.add(solid(merge([...fork, ...knife]), metal("#aab2b8", 0.25)));
  return group;
}

/** A long wooden table along X, laid with food of the region: char, bread, potatoes, cloudberries, cheese, candles; benches at z = 0.72 on both sides. */
function createTable(options: TableOptions = {}): Group {
  const { length = 2.6, places = 3, light = 1 } = options;
  const group = furniture(length);
  const dishes = new Group();
  dishes.position.y = TOP;
  const put = (
    item: { position: { set(x: number, y: number, z: number): unknown }; rotation: { y: number } },
    x: number,
    z: number,
    turn = 0,
    y = 0.006,
  ) => {
    item.position.set(x, y, z);
    item.rotation.y = turn;
    dishes.add(item as Group);
  };
  const runner = solid(
    new BoxGeometry(length - 0.1, 0.004, 0.3),
    finish({ colour: "#d9cdb6", roughness: 1, grain: 0.25, strokes: [120, 120, 120] }),
    [0, 0.003, 0],
  );
  const hems = [-1, 1].map((side) =>
    placed(new BoxGeometry(length - 0.1, 0.005, 0.02), 0, 0.0035, side * 0.12),
  );
  dishes.add(runner, solid(merge(hems), finish({ colour: "#9c3a2c", roughness: 1 })));
  put(createFishPlatter(), -0.12, 0.0, 0.05);
  put(createCloudberries(), 0.44, 0.02);
  put(createPotatoes(), -0.66, 0.03);
  put(createLoaf(), 0.86, -0.03, 0.5);
  put(createCrispbread(), -1.02, -0.02);
  put(createCheese(), 1.12, 0.1, 0.4);
  put(createVessel("jug"), 0.64, -0.13, 0.6);
  put(createCandle(0.22, light * 1.1), 0.22, -0.13);
  put(createCandle(0.17, light * 1.1), -0.44, -0.12);
  put(createCandle(0.25, light * 0.8), 0.95, 0.13);
  for (let place = 0; place < places; place += 1)
    for (const side of [-1, 1]) {
      const x = ((place + 0.5) / places - 0.5) * (length - 0.2);
      put(createPlate((place + side) % 2 ? "#e9e4d8" : "#c9d3d6"), x, side * 0.28);
      put(cutlery(), x, side * 0.29, side > 0 ? 0 : Math.PI);
      put(createVessel((place + (side > 0 ? 1 : 0)) % 2 ? "cup" : "glass"), x + 0.2, side * 0.19);
    }
  group.add(dishes);
  return group;
}

interface DinnerOptions extends TableOptions {
  room?: RoomOptions;
}

/** A timbered room laid for dinner; look from +X +Z, at a height of 1.5 m. */
export function createDinner({ room, ...table }: DinnerOptions): Group {
  return createRoomCorner(room).add(createTable(table));
}
