import { drift } from "../sets/drift";
import { createRoad } from "../sets/road";
import { createRoadSign } from "../sets/road-sign";
import { stillShadows } from "../sets/still-shadows";
import { createSnowfall } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { addVillage } from "../world/village";
import { createLampPost } from "../world/yard-things";

export const packagesHero: Shot = {
  name: "packages-hero",
  sky: "blue-hour",
  seed: 121,
  air: {
    zenith: "#132a50",
    middle: "#2a4c80",
    horizon: "#7f9cc6",
    light: lightFrom(262, 12, "#b9cdf2", 1.1, 8),
    hemisphere: { sky: "#7099da", ground: "#26406c", intensity: 1.05 },
    stars: 0.3,
  },
  sway: 11,
  camera: drift({ position: [240, 9, 258], target: [154, -7, 158], fov: 35 }, [0.9, 0.2, 0.6]),
  forest: {
    clearings: [
      [226, 240, 26],
      [205, 225, 24],
    ],
  },
  shadow: { at: 95, reach: 90 },
  build(world) {
    stillShadows(world);
    addVillage(world, { lit: 0.95, smoke: "#aebfd9", lamps: "none" });
    world.place(createLampPost(), 182, 168.5, 0);
    for (const [x, z] of [
      [213, 167.5],
      [182, 168],
      [150, 167.5],
      [163, 143.5],
      [196, 143.5],
    ])
      world.lamp(x, 2.8, z, 60, 28);
    const snow = createSnowfall(world.pixels, world.eye, { count: 1500, strength: 0.7 });
    world.fill(snow);
  },
};

export const contactHero: Shot = {
  name: "contact-hero",
  sky: "snowfall",
  seed: 122,
  air: {
    zenith: "#31425f",
    middle: "#435a7d",
    horizon: "#62799b",
    glow: { color: "#8c8ca6", strength: 0.4, spread: 2, height: 3 },
    hemisphere: { sky: "#8fabd8", ground: "#33466c", intensity: 1.15 },
    haze: { density: 7, height: 1500, mist: 0, mistHeight: 8 },
    bloom: { threshold: 0.6, strength: 0.5 },
  },
  sway: 11,
  camera: drift({ position: [75, 1.7, 138], bearing: [97, 5], fov: 42 }, [0.4, 0.08, 0.3]),
  forest: {
    reach: 600,
    clearings: [
      [92, 140, 22],
      [122, 138, 20],
      [150, 136, 16],
    ],
  },
  build(world) {
    stillShadows(world);
    addVillage(world, { lit: 0.95, smoke: "#7f90ac", lamps: "none", dogs: false });
    world.scene.add(
      createRoad(
        [60, 72, 84, 98, 112, 130, 160, 200, 240].map(
          (x) => [x, 138.2 - 1.8 * Math.sin(x / 19)] as const,
        ),
      ),
    );
    world.place(createSpruce({ seed: 8, height: 2.9, spread: 0.2 }), 82.2, 146);
    world.place(createSpruce({ seed: 21, height: 1.5, spread: 0.26 }), 84, 145.4);
    world.place(createRoadSign("Råstrand"), 83.8, 142.2, -82);
    world.place(createLampPost(), 89, 142.6, -10);
    world.lamp(89, 2.9, 142.1, 34, 26);
    world.lamp(101, 2.9, 144.5, 26, 24);
    world.lamp(131, 2.9, 141.5, 26, 24);
    const snow = createSnowfall(world.pixels, world.eye, { count: 5000, strength: 0.9 });
    world.fill(snow);
  },
};
