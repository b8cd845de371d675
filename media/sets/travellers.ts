import { Group, type Object3D } from "three";
import { createDogTeam, type DogTeamOptions } from "../models/dog-team";
import { createSnowmobile, type SnowmobileOptions } from "../models/snowmobile";
import { createPlume } from "../world/particles";
import type { World } from "../world/stage";

/** Shows one of `count` pictures of a moving thing, `rounds` times through in a loop; each is built when it is first seen. */
export function flipbook(
  world: World,
  count: number,
  rounds: number,
  build: (phase: number) => Object3D,
): Group {
  const group = new Group();
  const pages = new Map<number, Object3D>();
  world.animate((t) => {
    const page = Math.floor(t * rounds * count + 1e-6) % count;
    for (const [key, thing] of pages) thing.visible = key === page;
    if (pages.has(page)) return;
    const thing = build(page / count);
    pages.set(page, thing);
    group.add(thing);
  });
  return group;
}

/** A dog team that runs `strides` times in a loop. */
export function runningTeam(world: World, strides: number, options: DogTeamOptions = {}): Group {
  const team = flipbook(world, 12, strides, (t) => createDogTeam({ ...options, t }));
  for (const side of [-0.4, 0.4])
    for (let pair = 0; pair < (options.pairs ?? 3); pair++) {
      const kicked = createPlume(world.pixels, {
        rise: 1.3,
        width: 0.3,
        drift: 0,
        color: "#f4f3f2",
        strength: 0.09,
        count: 22,
        from: 0.08,
        speed: strides,
        seed: pair * 2 + (side > 0 ? 1 : 0) + 3,
      });
      kicked.points.position.set(side, 0.05, -2.6 - pair * 1.75);
      kicked.points.rotation.x = 1.25;
      world.animate(kicked.pose);
      team.add(kicked.points);
    }
  return team;
}

export interface RiderOptions extends SnowmobileOptions {
  /** How strongly the powder flies behind, and its colour in this light. */
  powder?: number;
  dust?: string;
}

/** A snowmobile at full ride: it bobs over the snow and throws powder behind. */
export function ridingSnowmobile(world: World, options: RiderOptions = {}): Group {
  const { powder = 1, dust = "#eef3f8", seed = 1, ...rest } = options;
  const rider = new Group();
  const machine = createSnowmobile({ driver: true, lights: "glow", seed, ...rest });
  rider.add(machine);
  world.animate((t) => {
    const turn = t * Math.PI * 2;
    machine.position.y = 0.02 * Math.sin(turn * 9 + seed) + 0.012 * Math.sin(turn * 16 + seed * 2);
    machine.rotation.set(
      0.014 * Math.sin(turn * 9 + seed + 1.2) + 0.008 * Math.sin(turn * 14),
      0,
      0.012 * Math.sin(turn * 6 + seed),
    );
    rider.position.x = rider.userData.x + 0.04 * Math.sin(turn * 2 + seed);
  });
  rider.userData.x = 0;
  if (powder > 0) {
    const cloud = createPlume(world.pixels, {
      rise: 6.5,
      width: 1.35,
      drift: 0,
      color: dust,
      strength: 0.13 * powder,
      count: 230,
      from: 0.22,
      speed: 9,
      seed,
    });
    cloud.points.position.set(0, 0.1, 1.35);
    cloud.points.rotation.x = 1.3;
    const veils = [-1, 1].map((side) => {
      const veil = createPlume(world.pixels, {
        rise: 2.6,
        width: 0.7,
        drift: 0,
        color: dust,
        strength: 0.16 * powder,
        count: 40,
        from: 0.08,
        speed: 14,
        seed: seed + side + 5,
      });
      veil.points.position.set(side * 0.5, 0.05, -1.1);
      veil.points.rotation.set(1.2, 0, -side * 0.35);
      return veil;
    });
    for (const each of [cloud, ...veils]) {
      world.animate(each.pose);
      rider.add(each.points);
    }
  }
  return rider;
}

/** Sets a traveller on the still stage of a treadmill. */
export function put<Thing extends Object3D>(
  stage: Group,
  thing: Thing,
  x: number,
  z: number,
  y = 0,
  turn = 0,
): Thing {
  thing.position.set(x, y, z);
  thing.userData.x = x;
  thing.rotation.y = (-turn * Math.PI) / 180;
  stage.add(thing);
  return thing;
}
