import { SpotLight } from "three";
import { createDogTeam } from "../models/dog-team";
import { glowSprite } from "../models/glow-sprite";
import { createHusky } from "../models/husky";
import { createIceFishing } from "../models/ice-fishing";
import { finish } from "../models/materials";
import { createPerson } from "../models/person";
import { createKicksled } from "../models/props";
import { merge, solid, tube, v } from "../models/shapes";
import { createSnowmobile } from "../models/snowmobile";
import { curtain } from "../world/aurora";
import { createPlume } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";
import { addPowder } from "./gallery-kit";
import { from, raised, route, type Spot, view } from "./page-ways";

export const galleryAuroraLake: Shot = {
  name: "gallery--aurora-lake",
  sky: "aurora",
  seed: 301,
  t: 0.2,
  ice: 0.115,
  camera: { position: [150, 1.5, -210], bearing: [-14, 6], fov: 44 },
  aurora: {
    seed: 21,
    curtains: [
      curtain([-75, 30], [9, 26], 1.7, 5.2, 2.6, 0.9, 0.2),
      curtain([-40, 45], [22, 12], 1.8, 5, 2.2, 0.5, 0.15),
    ],
  },
  build(world) {
    const stand: Spot = from([150, -210], -1, 13);
    world.place(
      createPerson({
        seed: 6,
        detail: "far",
        glance: { pitch: 0.45 },
        look: { headWear: "pompom", outfit: "parka" },
      }),
      ...stand,
      -38,
    );
    world.place(createKicksled(), ...from(stand, 90, 1.1), -50);
  },
};

const rider: Spot = [420, -330];
export const gallerySnowmobileLake: Shot = {
  name: "gallery--snowmobile-lake",
  sky: "noon",
  seed: 304,
  camera: view(from(rider, 172, 21, -1), 2.3, from(rider, 352, 30, -3.5), 2.6, 40),
  air: { light: lightFrom(238, 9, "#ffe6c2", 6.8, 2.5) },
  shadow: { at: 18, reach: 26 },
  build(world) {
    world.track({
      heightAt: raised(world, 0.02),
      points: route(
        from(rider, 166, 26, 4.5),
        from(rider, 168, 18, 3),
        from(rider, 178, 11, 0.8),
        from(rider, 186, 5, 0),
        rider,
        from(rider, 12, 2),
      ),
    });
    world.place(createSnowmobile({ driver: true, colour: "#b0342a", seed: 4 }), ...rider, 14);
    addPowder(world, from(rider, 194, 1.5), 14, { strength: 0.2, rise: 1.2, drift: 3.4 });
  },
};

const hole: Spot = [-240, -150];
export const galleryIceFishing: Shot = {
  name: "gallery--ice-fishing",
  sky: "golden",
  seed: 311,
  lens: { focus: 5.4, blur: 0.005, depth: 0.25 },
  camera: view(from(hole, 12, 5.2, -0.2), 1.3, from(hole, 192, 1.2, 0.5), 1.05, 34),
  air: { light: lightFrom(178, 5, "#ffb46e", 6.5, 3) },
  shadow: { at: 5, reach: 9 },
  build(world) {
    const place = world.place(
      createIceFishing({ rod: false, drill: false, fish: 3 }),
      ...hole,
      148,
    );
    const fisher = createPerson({
      seed: 12,
      pose: "fish",
      look: {
        outfit: "parka",
        jacket: "#34506e",
        headWear: "trapper",
        hat: "#8f3226",
        hair: "short",
      },
    });
    fisher.position.set(0, 0.03, 0.95);
    place.add(fisher);
    world.place(createKicksled(), ...from(hole, 228, 5.2), 118);
    world.track({
      kind: "boots",
      points: route(
        from(hole, 268, 1.4),
        from(hole, 250, 4),
        from(hole, 245, 12),
        from(hole, 232, 40),
      ),
    });
  },
};

const runners: Spot = [-150, -230];
export const galleryDogsLake: Shot = {
  name: "gallery--dogs-lake",
  sky: "golden",
  seed: 315,
  air: {
    zenith: "#33487f",
    middle: "#a8718f",
    horizon: "#ff9a5c",
    glow: { color: "#ff5a33", strength: 1, spread: 2.2, height: 4 },
    light: lightFrom(249, 2.4, "#ff8a4a", 5.5, 3),
    hemisphere: { sky: "#8a93dd", ground: "#7d78b0", intensity: 1.5 },
    clouds: { amount: 0.75, lit: "#ff7a4e", shade: "#79608e", soft: 0.7 },
  },
  sheen: { color: "#ff9a66", azimuth: 249, strength: 0.14 },
  camera: view(from(runners, 96, 12), 1.15, from(runners, 262, 30, 4.5), 3.4, 34),
  shadow: { at: 16, reach: 20 },
  build(world) {
    world.track({
      kind: "sled",
      points: route(from(runners, 112, 30), from(runners, 124, 9), runners, from(runners, 310, 3)),
    });
    world.place(createDogTeam({ seed: 4, t: 0.2, pairs: 4, guest: true }), ...runners, 312);
    addPowder(world, from(runners, 132, 1.2), 312, { color: "#ffc9a4", rise: 0.6, strength: 0.07 });
  },
};

const lead: Spot = [-205, -120];
export const galleryDogsLeader: Shot = {
  name: "gallery--dogs-leader",
  sky: "golden",
  seed: 310,
  lens: { focus: 5.6, blur: 0.007, depth: 0.16 },
  camera: view(from(lead, 212, -5.6, 0.1), 1.15, from(lead, 212, 0, -0.02), 0.7, 34),
  air: {
    light: lightFrom(222, 6, "#ffb873", 6.4, 2.5),
    hemisphere: { sky: "#9dbcee", ground: "#a3a4c8", intensity: 2.5 },
  },
  sheen: { color: "#ffd3a0", azimuth: 222, strength: 0.08 },
  shadow: { at: 5, reach: 8 },
  build(world) {
    // Seen from the sled: the team waits, and only the leader has turned its head.
    const dogs = [
      ["look-back", "grey", 0, -0.34, 208, 3],
      ["stand", "black", 0.12, 0.4, 216, 9],
      ["stand", "brown", -1.9, -0.72, 208, 6],
      ["stand", "grey", -1.8, 0.76, 216, 12],
    ] as const;
    const team = dogs.map(([pose, coat, ahead, right, turn, seed]) =>
      world.place(
        createHusky({ seed, pose, coat, t: seed / 13, harness: "#c2452f" }),
        ...from(lead, 212, ahead, right),
        turn,
      ),
    );
    const at = (ahead: number, right: number, up: number) => {
      const [x, z] = from(lead, 212, ahead, right);
      return v(x, world.heightAt(x, z) + up, z);
    };
    const back = (index: number) => team[index].localToWorld(v(0, 0.53, 0.3));
    for (const dog of team) dog.updateMatrixWorld();
    const line = [
      tube([at(-6, 0.05, 0.25), at(-3, 0, 0.36), at(-1, 0, 0.4)], 0.011, 40, 6),
      tube([back(0), at(-1, 0, 0.4)], 0.008, 8, 5),
      tube([back(1), at(-1, 0, 0.4)], 0.008, 8, 5),
      tube([back(2), at(-3, 0, 0.36)], 0.008, 8, 5),
      tube([back(3), at(-3, 0, 0.36)], 0.008, 8, 5),
    ];
    world.scene.add(solid(merge(line), finish({ colour: "#3a6b8a", roughness: 0.8 })));
    const breath = createPlume(world.pixels, {
      color: "#ffe6cc",
      rise: 0.5,
      width: 0.4,
      from: 0.08,
      drift: 0.4,
      strength: 0.12,
      count: 40,
    });
    world.play(breath, ...from(lead, 212, 0.2, -0.6), 0, 0.68);
    world.track({
      kind: "trail",
      points: route(
        from(lead, 212, -8),
        from(lead, 212, 0),
        from(lead, 212, 14, 1),
        from(lead, 212, 70, 14),
        from(lead, 212, 220, 20),
      ),
    });
  },
};

const night: Spot = [260, -300];
export const galleryDogsNight: Shot = {
  name: "gallery--dogs-night",
  sky: "blue-hour",
  seed: 331,
  air: {
    zenith: "#0b1a38",
    middle: "#1d3d6b",
    horizon: "#5b7fae",
    glow: { color: "#d98f86", strength: 0.5, spread: 1.8, height: 7.5 },
    hemisphere: { sky: "#6a90d2", ground: "#223657", intensity: 0.7 },
    stars: 0.9,
    clouds: { amount: 0, lit: "#ffffff", shade: "#8899aa", soft: 1 },
  },
  camera: view(from(night, 124, 5.4), 2.0, from(night, 322, 5, -0.6), 1.55, 42),
  shadow: { at: 7, reach: 14 },
  build(world) {
    const team = world.place(
      createDogTeam({ seed: 6, t: 0.4, pairs: 3, guest: true }),
      ...night,
      322,
    );
    const torch = new SpotLight("#ffe3b8", 48, 26, 0.34, 0.65, 1.4);
    torch.position.set(0, 1.86, 0.72);
    torch.target.position.set(-0.3, 0.1, -6.5);
    const spark = glowSprite("#ffe9c4", 0.5, 0.9);
    spark.position.set(0, 1.72, 0.56);
    team.add(torch, torch.target, spark);
    world.track({
      kind: "sled",
      points: route(from(night, 142, 40), from(night, 142, 8), night, from(night, 322, 2)),
    });
  },
};
