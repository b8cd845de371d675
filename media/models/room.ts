import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  PointLight,
  Vector3,
} from "three";
import { randomFrom } from "../world/random";
import { finish, gloss, metal } from "./materials";
import { box, lathe, merge, placed, solid, tube, v } from "./shapes";

export interface RoomOptions {
  width?: number;
  depth?: number;
  height?: number;
  /** Light from the stove's open door. */
  stoveLight?: number;
  /** Without the tiled stove and the rug. */
  bare?: boolean;
  /** What is seen through the window, from top to bottom of the pane. */
  dusk?: readonly [string, string];
}

const timberTones = ["#a9794d", "#9a6c43", "#b48557", "#8f633d"];
const boards = (colour: string) =>
  finish({ colour, roughness: 0.9, grain: 0.35, strokes: [4, 60, 60] });

/** A wooden floor of planks along X, its upper face at y = 0. */
export function createFloor(
  width: number,
  depth: number,
  tones = ["#b58a5e", "#a97e53", "#bd9368", "#9f754b"],
  plank = 0.16,
): Group {
  const random = randomFrom(77);
  const group = new Group();
  // Between the boards it is dark: without a ground one would see the snow below.
  group.add(solid(box(width + 2, 0.01, depth + plank, 0), boards("#2c1e14"), [0, -0.03, 0]));
  for (let z = 0; z < depth; z += plank) {
    let x = -width / 2 - random() * 1.2;
    while (x < width / 2) {
      const length = 1.6 + random() * 1.4;
      const piece = solid(
        box(length - 0.004, 0.03, plank - 0.005, 0.004),
        boards(tones[Math.floor(random() * tones.length)]),
        [x + length / 2, -0.015, z - depth / 2 + plank / 2],
      );
      piece.castShadow = false;
      group.add(piece);
      x += length;
    }
  }
  return group;
}

function logWall(
  length: number,
  height: number,
  hole?: { from: number; to: number; low: number; high: number },
): Group {
  const group = new Group();
  const size = 0.21;
  for (let row = 0; row * size < height; row += 1) {
    const y = row * size + size / 2;
    const open = hole && y > hole.low && y < hole.high;
    const pieces =
      open && hole
        ? [
            [-length / 2, hole.from],
            [hole.to, length / 2],
          ]
        : [[-length / 2, length / 2]];
    for (const [from, to] of pieces) {
      const log = new CylinderGeometry(size * 0.53, size * 0.53, to - from, 14)
        .rotateZ(Math.PI / 2)
        .scale(1, 1, 0.75);
      group.add(solid(log, boards(timberTones[row % 4]), [(from + to) / 2, y, 0]));
    }
  }
  return group;
}

/** A mullioned window seen from inside, the dusk behind it. */
export function windowFrame(
  width: number,
  height: number,
  dusk: readonly [string, string],
): Object3D[] {
  const bars = [
    placed(new BoxGeometry(width + 0.16, 0.09, 0.2), 0, height / 2 + 0.02, 0),
    placed(new BoxGeometry(width + 0.22, 0.07, 0.3), 0, -height / 2 - 0.02, 0.05),
    ...[-1, 1].map((side) =>
      placed(new BoxGeometry(0.09, height + 0.1, 0.2), side * (width / 2 + 0.02), 0, 0),
    ),
    placed(new BoxGeometry(0.045, height, 0.06), 0, 0, 0),
    ...[-1, 1].map((side) => placed(new BoxGeometry(width, 0.03, 0.05), 0, (side * height) / 6, 0)),
  ];
  const glass = gradient(width, height, dusk);
  glass.position.z = -0.05;
  const snowBank = solid(
    new CylinderGeometry(0.07, 0.07, width - 0.05, 12).rotateZ(Math.PI / 2).scale(1, 0.9, 0.5),
    finish({ colour: "#8fb0d6", roughness: 1 }),
    [0, -height / 2 + 0.02, -0.03],
  );
  return [solid(merge(bars), finish({ colour: "#efe8da", roughness: 0.8 })), glass, snowBank];
}

// A plane that shines by itself, from the colour at its top to the one at its foot.
function gradient(width: number, height: number, [top, foot]: readonly [string, string]): Mesh {
  const plane = new PlaneGeometry(width, height, 1, 12);
  const position = plane.getAttribute("position");
  const colours = Array.from({ length: position.count }, (_, index) =>
    new Color(foot).lerp(new Color(top), position.getY(index) / height + 0.5).toArray(),
  );
  plane.setAttribute("color", new Float32BufferAttribute(colours.flat(), 3));
  return new Mesh(plane, new MeshBasicMaterial({ vertexColors: true, toneMapped: false }));
}

// Two logs and their flames in a glowing chamber, seen through the stove's open door.
function hearth(): Object3D[] {
  const glow = gradient(0.29, 0.31, ["#2a0d06", "#d8561a"]);
  glow.position.set(0, 0.74, 0);
  const logs = [-0.06, 0.05].map((x, index) =>
    placed(new CylinderGeometry(0.028, 0.028, 0.22, 12), x, 0.615, 0.02, 0, 0, 1.35 + index * 0.35),
  );
  const flames = [-0.07, -0.02, 0.035, 0.08].map((x, index) => {
    const tall = 0.13 + 0.05 * Math.sin(index * 2.3);
    const flame = lathe(
      [
        [0.001, 0],
        [0.022, tall * 0.2],
        [0.017, tall * 0.5],
        [0.001, tall],
      ].flat(),
      14,
    );
    return placed(flame, x, 0.63, 0.012 + 0.004 * (index % 2));
  });
  const burning = solid(
    merge(flames),
    finish({ colour: "#000000", emissive: "#ffab45", emissiveIntensity: 2 }),
  );
  burning.castShadow = false;
  return [glow, solid(merge(logs), finish({ colour: "#3a2012", roughness: 1 })), burning];
}

/** A round tiled stove with brass doors, 2.1 m high, its doors towards +Z. */
export function createTiledStove(light: number): Group {
  const group = new Group();
  const radius = 0.4;
  const tiles: Mesh[] = [];
  const shades = ["#dfe4dc", "#d3dcd4", "#e6e8df"];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 14; column += 1) {
      const angle = ((column + (row % 2) / 2) / 14) * 2 * Math.PI;
      if ((row === 1 || row === 2) && Math.cos(angle) > 0.86) continue;
      const tile = solid(
        box(0.176, 0.235, 0.05, 0.014),
        gloss(shades[(row * 5 + column * 3) % 3], 0.22),
        [Math.sin(angle) * radius * 0.97, 0.38 + row * 0.242, Math.cos(angle) * radius * 0.97],
      );
      tile.rotation.y = angle;
      tiles.push(tile);
    }
  const core = new CylinderGeometry(radius * 0.95, radius * 0.95, 2, 40).translate(0, 1.1, 0);
  const rings = [
    [0.06, 0.5, 0.1],
    [0.2, 0.45, 0.1],
    [2.0, 0.47, 0.07],
    [2.09, 0.51, 0.06],
  ].map(([y, size, high]) =>
    lathe(
      [
        [0.001, high / 2],
        [size * 0.94, high / 2],
        [size, high / 4],
        [size, -high / 4],
        [size * 0.94, -high / 2],
        [0.001, -high / 2],
      ].flat(),
      44,
    ).translate(0, y, 0),
  );
  group.add(...tiles, solid(merge([core, ...rings]), gloss("#c6d0c8", 0.3)));
  const doors = [-1, 1].map((side) =>
    placed(box(0.13, 0.3, 0.012, 0.01), side * 0.2, 0.74, radius + 0.07, 0, side * 1.1),
  );
  const frame = [
    placed(box(0.34, 0.04, 0.05, 0.01), 0, 0.91, radius),
    placed(box(0.34, 0.04, 0.05, 0.01), 0, 0.57, radius),
    ...[-1, 1].map((side) => placed(box(0.04, 0.36, 0.05, 0.01), side * 0.16, 0.74, radius)),
  ];
  group.add(
    solid(merge([...doors, ...frame]), metal("#c79a4a", 0.3)),
    ...hearth().map((part) => part.translateZ(radius - 0.012)),
  );
  if (light > 0) {
    const lamp = new PointLight("#ff8a3c", 3 * light, 5, 1.7);
    lamp.position.set(0, 0.75, radius + 0.5);
    group.add(lamp);
  }
  return group;
}

/** The corner of a timbered room: floor, back wall with a window, left wall, stove in the corner and beams; open towards +X and +Z. */
export function createRoomCorner(options: RoomOptions = {}): Group {
  const {
    width = 5.4,
    depth = 4.4,
    height = 2.5,
    stoveLight = 1,
    bare = false,
    dusk = ["#16305a", "#7d93bb"],
  } = options;
  const group = new Group().add(createFloor(width, depth));
  const back = logWall(width, height, { from: -0.55, to: 0.75, low: 0.85, high: 2.0 });
  back.position.z = -depth / 2;
  const left = logWall(depth, height);
  left.rotation.y = Math.PI / 2;
  left.position.x = -width / 2;
  const opening = new Group().add(...windowFrame(1.3, 1.16, dusk));
  opening.position.set(0.1, 1.43, -depth / 2);
  if (!bare) {
    const stove = createTiledStove(stoveLight);
    stove.position.set(-width / 2 + 0.75, 0, -depth / 2 + 0.75);
    stove.rotation.y = 0.78;
    group.add(stove, createRug());
  }
  const beams = [-0.9, 0.5, 1.9].map((z) =>
    placed(box(width, 0.2, 0.18, 0.02), 0, height - 0.06, z - 0.5),
  );
  const ceiling = solid(
    placed(box(width, 0.03, depth, 0.01), 0, height + 0.01, 0),
    boards("#a37a50"),
  );
  group.add(back, left, opening, solid(merge(beams), boards("#7d5836")), ceiling);
  // Folds of cloth, drawn to both sides and down to the sill.
  const curtains = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3, 4].map((fold) => {
      const at = (y: number, out: number) =>
        v(0.1 + side * (0.62 + fold * (0.052 + out)), y, -depth / 2 + 0.15 + 0.02 * (fold % 2));
      return tube([at(2.11, 0), at(1.7, -0.004), at(1.25, 0.004), at(0.86, 0.008)], 0.034, 20, 10);
    }),
  );
  group.add(
    solid(
      merge([
        ...curtains,
        tube(
          [new Vector3(-0.8, 2.13, -depth / 2 + 0.16), new Vector3(1, 2.13, -depth / 2 + 0.16)],
          0.012,
          4,
          8,
        ),
      ]),
      finish({ colour: "#c9b48f", roughness: 1, grain: 0.25, strokes: [90, 20, 90] }),
    ),
  );
  return group;
}

function createRug(): Group {
  const group = new Group();
  const stripes = ["#8f3226", "#d8c8a6", "#34506e", "#d8c8a6", "#c88a2c", "#8f3226", "#d8c8a6"];
  stripes.forEach((colour, index) => {
    const stripe = solid(
      box(0.13, 0.012, 2.4, 0.006),
      finish({ colour, roughness: 1, grain: 0.3, strokes: [100, 100, 40] }),
      [-1.3 + index * 0.13 + 1.2, 0.004, 1.1],
    );
    stripe.castShadow = false;
    group.add(stripe);
  });
  return group;
}
