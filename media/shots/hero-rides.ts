import { SpotLight } from "three";
import { drift } from "../sets/drift";
import { rideAt as at, eye } from "../sets/ride";
import { put, ridingSnowmobile } from "../sets/travellers";
import { createTreadmill } from "../sets/treadmill";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";
import { createTrailCross } from "../world/yard-things";

export const featureSnowmobile: Shot = {
  name: "feature-snowmobile",
  sky: "blue-hour",
  seed: 141,
  air: {
    light: lightFrom(292, 8, "#cfd6f5", 1.9, 6),
    hemisphere: { sky: "#86abe6", ground: "#3a5480", intensity: 1.45 },
  },
  sway: 11,
  camera: drift(
    { position: eye(205, 6.6, -2.7, 1.15), target: eye(205, -0.4, 0.15, 0.75), fov: 40 },
    [0.3, 0.08, 0.3],
  ),
  shadow: { at: 7, reach: 10 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: 205,
      period: 60,
      ahead: 20,
      behind: 260,
      lanes: [{ x: 0, kind: "snowmobile" }],
    });
    put(
      way.stage,
      ridingSnowmobile(world, {
        seed: 2,
        powder: 1.2,
        dust: "#b9c8e2",
        driverLook: { jacket: "#c2702c", hat: "#d8dde4" },
      }),
      0,
      0,
      -0.15,
    );
    const beam = new SpotLight("#ffdca8", 15, 22, 0.62, 1, 1.5);
    beam.position.set(0, 0.75, -1.2);
    beam.target.position.set(0, 0, -4.4);
    way.stage.add(beam, beam.target);
    way.repeat(() => createTrailCross({ seed: 2 }), 2.7, -14);
    way.repeat(() => createTrailCross({ seed: 3 }), 2.7, -44);
  },
};

export const packageLake: Shot = {
  name: "package-film-lake",
  sky: "noon",
  seed: 142,
  air: { light: lightFrom(262, 7, "#ffdfb4", 6.6, 2.5) },
  sway: 11,
  camera: drift(
    { position: eye(-14, -7.6, -3.9, 1.9), target: eye(-14, 8, -0.4, 1.2), fov: 42 },
    [0.5, 0.1, 0.4],
  ),
  shadow: { at: 14, reach: 20 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: -14,
      period: 60,
      ahead: 280,
      behind: 20,
      lanes: [{ x: 0, kind: "snowmobile" }],
    });
    [0, 9, 18.5, 28].forEach((z, index) =>
      put(
        way.stage,
        ridingSnowmobile(world, {
          seed: index + 3,
          powder: 0.8,
          dust: "#fbfdff",
          colour: ["#9c2f26", "#2b4d6b", "#c07f2a", "#2f6266"][index],
          detail: index ? "far" : "near",
        }),
        Math.sin(index * 2) * 0.14,
        -z,
        -0.15,
      ),
    );
    way.repeat(() => createTrailCross({ seed: 2 }), 2.8, -20);
    way.repeat(() => createTrailCross({ seed: 5 }), 2.8, -50);
  },
};

export const snowmobileHero: Shot = {
  name: "snowmobile-hero",
  sky: "golden",
  seed: 143,
  sway: 11,
  camera: drift(
    { position: eye(158, 9.6, -4.2, 1.45), target: eye(158, -4, 1.9, 1.75), fov: 46 },
    [0.5, 0.1, 0.4],
  ),
  air: {
    light: lightFrom(324, 4.4, "#ffb069", 6, 3),
    hemisphere: { sky: "#7da4e2", ground: "#7f8fba", intensity: 1.7 },
    exposure: 1.02,
  },
  shadow: { at: 16, reach: 26 },
  build(world) {
    const way = createTreadmill(world, {
      at,
      heading: 158,
      period: 60,
      ahead: 30,
      behind: 300,
      lanes: [{ x: 0, kind: "snowmobile" }],
    });
    [0, 9, 18, 27].forEach((z, index) =>
      put(
        way.stage,
        ridingSnowmobile(world, {
          seed: index + 7,
          powder: 1,
          dust: "#ffe3bd",
          colour: ["#9c2f26", "#2b4d6b", "#2e343c", "#c07f2a"][index],
          detail: index ? "far" : "near",
          driverLook: index ? {} : { jacket: "#d9a02f" },
        }),
        Math.sin(index * 2) * 0.14,
        z,
        -0.15,
      ),
    );
  },
};
