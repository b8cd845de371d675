import { createHusky } from "../models/husky";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { createAsa, createErik, createMaja } from "./family";
import { from, route, type Spot } from "./page-ways";

const home: Spot = [0.5, -18.2];

export const owners: Shot = {
  name: "owners",
  sky: "blue-hour",
  seed: 111,
  lens: { focus: 8.6, blur: 0.005, depth: 0.2 },
  camera: { position: [2.1, 1.55, -26.6], target: [0.3, 2.25, -18], fov: 35 },
  air: {
    zenith: "#12254a",
    middle: "#2b4b7e",
    horizon: "#8ba3c9",
    stars: 0.5,
    light: lightFrom(322, 24, "#b9cdf2", 1.2, 9),
    hemisphere: { sky: "#86abe6", ground: "#3a5078", intensity: 1.4 },
  },
  shadow: { at: 9, reach: 14 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#b4c4de", houses: false, dogs: false });
    // The light of windows and porch falls towards them and lines their outlines.
    world.lamp(0, 2.4, -7.4, 26, 20);
    world.lamp(-5.6, 2, -7, 8, 14);
    world.lamp(5.8, 2, -7, 8, 14);
    const walk = { pose: "walk" as const };
    world.place(createErik({ ...walk, t: 0.16 }), ...from(home, 180, 0, -0.42), 176);
    world.place(createAsa({ ...walk, t: 0.66 }), ...from(home, 180, 0.1, 0.42), 186);
    const dog = createHusky({ seed: 8, pose: "stand", t: 0.3, coat: "grey", harness: null });
    world.place(dog, ...from(home, 180, 0.5, -1.35), 170);
    for (const aside of [-0.42, 0.42])
      world.track({
        kind: "boots",
        seed: aside > 0 ? 2 : 3,
        points: route(
          from(home, 180, -9, aside - 0.6),
          from(home, 180, -4, aside - 0.1),
          from(home, 180, -0.25, aside),
        ),
      });
  },
};

export const meetUs: Shot = {
  name: "meet-us",
  sky: "pink-dawn",
  seed: 112,
  lens: { focus: 12.6, blur: 0.005, depth: 0.25 },
  camera: { position: [-7.6, 1.45, -20.2], target: [0.5, 2.05, -9.2], fov: 33 },
  air: {
    light: lightFrom(285, 10, "#ffb9a2", 3.4, 4),
    hemisphere: { sky: "#a5bdf0", ground: "#8a8fb8", intensity: 1.7 },
  },
  shadow: { at: 12, reach: 14 },
  build(world) {
    addVillage(world, { lit: 1, smoke: "#e6cfd8", houses: false });
    world.lamp(0, 2.5, -6.4, 7, 8);
    // Erik and Åsa come down to the dogs, Maja has one of them by the collar.
    world.place(createErik({ pose: "crouch" }), -1.5, -9.6, 128);
    world.place(createAsa({ pose: "cup", seed: 5 }), 0.9, -8.9, 215);
    world.place(createMaja({ pose: "walk", t: 0.12 }), 1.75, -11, 262);
    world.place(createHusky({ seed: 8, pose: "sit", coat: "black" }), -0.72, -9.35, 292);
    world.place(createHusky({ seed: 5, pose: "stand", coat: "grey" }), 0.75, -11.2, 264);
    world.place(createHusky({ seed: 11, pose: "stand", coat: "brown" }), -2.2, -11.4, 74);
    world.place(createHusky({ seed: 14, pose: "look-back", coat: "grey" }), -0.5, -12.1, 40);
    world.track({
      kind: "boots",
      points: route([0.1, -8], [-0.8, -10.4], [-3.2, -13.6], [-6, -16]),
    });
  },
};
