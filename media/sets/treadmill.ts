import {
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  Quaternion,
  Vector3,
} from "three";
import { birchGeometry } from "../world/birch";
import { painted } from "../world/palette";
import { randomFrom } from "../world/random";
import { coarseDetail, middleDetail, type SpruceDetail, spruceGeometry } from "../world/spruce";
import type { World } from "../world/stage";
import { type GroundShape, groundHeight, groundMaterial, groundTile } from "./treadmill-ground";

export interface Forest {
  /** Metres from the middle where trees begin, on the left and on the right; and where they end. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Square metres for one tree. */
  room: number;
  birches?: number;
  height?: number;
  seed?: number;
  /** Metres from the middle within which trees are modelled finely. */
  fine?: number;
}

export interface TreadmillOptions extends Partial<GroundShape> {
  at: readonly [number, number];
  /** Degrees clockwise from north: where the travellers are heading. */
  heading: number;
  /** Metres of scenery ahead of the middle and behind it. */
  ahead: number;
  behind: number;
  reach?: number;
  forest?: Forest;
}

export interface Treadmill {
  /** Stands still; travellers are added here, looking along -z. */
  stage: Group;
  heightAt(x: number, z: number): number;
  /** Adds a thing to every period of the passing scenery. */
  repeat(make: () => Object3D, x: number, z: number): void;
}

const nearDetail: SpruceDetail = { pillow: [6, 6], steps: 5, tiers: 1.05 };
const upward = new Vector3(0, 1, 0);

/** Ground and forest that pass under travellers who stay where they are, so that the loop has no seam. The place is on the frozen lake. */
export function createTreadmill(world: World, options: TreadmillOptions): Treadmill {
  const {
    at,
    heading,
    period = 42,
    ahead,
    behind,
    reach = 320,
    forest,
    lanes = [{ x: 0, kind: "sled" as const }],
    mounds = 0,
    rise = 0,
  } = options;
  const shape: GroundShape = { period, lanes, mounds, rise };
  const stage = world.place(new Group(), at[0], at[1], heading);
  stage.position.y = 0.25;
  const terrain = world.scene.getObjectByName("terrain");
  if (terrain) terrain.position.y = -0.55;
  const passing = new Group();
  stage.add(passing);
  const first = -Math.ceil(behind / period);
  const copies = Math.ceil(ahead / period) - first + 1;
  const offsets = Array.from({ length: copies }, (_, index) => -(first + index) * period);

  const tile = groundTile(shape, reach);
  const snow = groundMaterial(period);
  for (const z of offsets) {
    const ground = new Mesh(tile, snow);
    ground.position.z = z;
    ground.receiveShadow = true;
    passing.add(ground);
  }
  if (forest) plant(passing, shape, forest, offsets, Math.max(ahead, behind, 90));
  world.animate((t) => {
    passing.position.z = (t % 1) * period;
  });
  return {
    stage,
    heightAt: (x, z) => groundHeight(shape, x, z),
    repeat(make, x, z) {
      for (const offset of offsets) {
        const thing = make();
        thing.position.set(x, groundHeight(shape, x, z), z + offset);
        passing.add(thing);
      }
    },
  };
}

/** The material of trees that are nothing at the far end of the scenery and grow as they come nearer, so that none pops up. */
function growing(end: number): Material {
  const material = painted(true).clone();
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      "#include <begin_vertex>",
      `#include <begin_vertex>
  float treeFar = length((modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xz - cameraPosition.xz);
  transformed *= smoothstep(${end.toFixed(1)}, ${(end * 0.72).toFixed(1)}, treeFar);`,
    );
  };
  material.customProgramCacheKey = () => `growing ${end}`;
  return material;
}

interface Stand {
  geometry: BufferGeometry;
  matrices: Matrix4[];
  tints: Color[];
}

function plant(
  passing: Group,
  shape: GroundShape,
  forest: Forest,
  offsets: readonly number[],
  end: number,
): void {
  const wood = growing(end);
  const random = randomFrom(forest.seed ?? 7);
  const { height = 12, birches = 0.08, fine = 7 } = forest;
  const make = (detail: SpruceDetail, count: number): Stand[] =>
    Array.from({ length: count }, (_, index) => ({
      geometry: spruceGeometry(
        { seed: index * 13 + 5, height: 12, spread: 0.1 + (index % 4) * 0.013 },
        detail,
      ),
      matrices: [],
      tints: [],
    }));
  const [near, middle, coarse] = [
    make(nearDetail, 4),
    make(middleDetail, 4),
    make(coarseDetail, 3),
  ];
  const young: Stand[] = [0, 1].map((index) => ({
    geometry: spruceGeometry({ seed: index * 13 + 5, height: 3.4, spread: 0.19 }, nearDetail),
    matrices: [],
    tints: [],
  }));
  const birch: Stand[] = [0, 1].map((index) => ({
    geometry: birchGeometry(index * 13 + 5),
    matrices: [],
    tints: [],
  }));
  for (const side of [0, 1]) {
    const count = Math.round(((forest.to[side] - forest.from[side]) * shape.period) / forest.room);
    for (let index = 0; index < count; index++) {
      const off =
        forest.from[side] + (forest.to[side] - forest.from[side]) * ((index + random()) / count);
      const z = -shape.period * ((index * 0.618034 + random() * 0.12) % 1);
      const chance = random();
      const x = side ? off : -off;
      const kind =
        chance < birches
          ? birch
          : chance < birches + 0.2
            ? young
            : off < fine
              ? near
              : off < fine + 5
                ? middle
                : coarse;
      const stand = kind[Math.floor(random() * kind.length)];
      const scale = kind === young ? 0.35 + 0.8 * random() : (height / 12) * (0.6 + 0.6 * random());
      const wide = scale * (0.9 + 0.3 * random());
      const turn = new Quaternion().setFromAxisAngle(upward, random() * 6.3);
      const tone = 0.86 + 0.14 * random();
      for (const offset of offsets) {
        stand.matrices.push(
          new Matrix4().compose(
            new Vector3(x, groundHeight(shape, x, z) - 0.12, z + offset),
            turn,
            new Vector3(wide, scale, wide),
          ),
        );
        stand.tints.push(new Color(tone, tone, tone));
      }
    }
  }
  for (const stand of [...near, ...middle, ...coarse, ...young, ...birch]) {
    const { geometry, matrices, tints } = stand;
    if (matrices.length === 0) continue;
    const mesh = new InstancedMesh(geometry, wood, matrices.length);
    matrices.forEach((matrix, index) => mesh.setMatrixAt(index, matrix));
    tints.forEach((tint, index) => mesh.setColorAt(index, tint));
    mesh.castShadow = !coarse.includes(stand);
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    passing.add(mesh);
  }
}
