import { drift } from "../sets/drift";
import { rideAt as at, eye } from "../sets/ride";
import { put, runningTeam } from "../sets/travellers";
import { createTreadmill } from "../sets/treadmill";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";

/** What the musher sees: a guest's hat, six dogs, and the way into the sun. */
export const featureDogs: Shot = {
  name: "feature-dogs",
  sky: "golden",
  seed: 151,
  sway: 11,
  camera: drift(
    { position: eye(190, -2.8, 0.62, 2.15), target: eye(190, 6, -0.1, 0.85), fov: 42 },
    [0.1, 0.05, 0.2],
  ),
  lens: { focus: 6.5, blur: 0.005, depth: 0.35 },
  air: {
    light: lightFrom(187, 4.5, "#ffae62", 7, 3),
    hemisphere: { sky: "#8fb0ea", ground: "#98a0c8", intensity: 2.1 },
    exposure: 1,
  },
  sheen: { color: "#ffd3a0", azimuth: 187, strength: 0.08 },
  shadow: { at: 8, reach: 14 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: 190,
      period: 42,
      ahead: 126,
      behind: 15,
      mounds: 0.5,
      rise: 0.04,
      reach: 80,
      forest: { from: [5.2, 4.8], to: [24, 24], room: 12, seed: 4, fine: 12 },
    });
    const team = runningTeam(world, 14, {
      seed: 3,
      musher: false,
      coats: ["black", "grey", "brown", "black", "grey", "black"],
    });
    put(way.stage, team, 0, 0, -0.09);
  },
};

export const packageDogs: Shot = {
  name: "package-film-dogs",
  sky: "golden",
  seed: 152,
  sway: 11,
  camera: drift(
    { position: eye(-75, 3.8, -5.9, 0.85), target: eye(-75, 4.4, 0, 1.2), fov: 33 },
    [0.3, 0.06, 0.3],
  ),
  lens: { focus: 6, blur: 0.006, depth: 0.4 },
  air: { light: lightFrom(268, 6, "#ffc08a", 6, 3) },
  shadow: { at: 7, reach: 14 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: -75,
      period: 42,
      ahead: 42,
      behind: 84,
      mounds: 0.4,
      rise: 0.03,
      reach: 90,
      forest: { from: [60, 12], to: [61, 40], room: 14, seed: 11, fine: 17 },
    });
    const team = runningTeam(world, 14, {
      seed: 2,
      coats: ["grey", "black", "black", "brown", "brown", "black"],
      musherLook: { headWear: "hood" },
    });
    put(way.stage, team, 0, 0, -0.09);
  },
};

export const huskyHero: Shot = {
  name: "husky-hero",
  sky: "golden",
  seed: 153,
  sway: 11,
  camera: drift(
    { position: eye(160, 14.4, -4.6, 0.9), target: eye(160, 1.6, 2.3, 1.15), fov: 37 },
    [0.4, 0.07, 0.3],
  ),
  air: {
    light: lightFrom(321, 4.2, "#ffb069", 6, 3),
    hemisphere: { sky: "#7da4e2", ground: "#7f8fba", intensity: 1.7 },
    exposure: 0.98,
  },
  shadow: { at: 12, reach: 16 },
  build(world) {
    const way = createTreadmill(world, { at, heading: 160, period: 42, ahead: 20, behind: 290 });
    put(way.stage, runningTeam(world, 14, { seed: 6 }), 0, 0, -0.09);
  },
};
