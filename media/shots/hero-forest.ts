import { glowSprite } from "../models/glow-sprite";
import { drift } from "../sets/drift";
import { stillShadows } from "../sets/still-shadows";
import { trailMiddle } from "../world/layout";
import { createSnowfall } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";

export const galleryHero: Shot = {
  name: "gallery-hero",
  sky: "snowfall",
  seed: 161,
  air: {
    zenith: "#55698a",
    middle: "#7f90a8",
    horizon: "#c3bcb6",
    glow: { color: "#ffd596", strength: 1, spread: 7, height: 3.4 },
    light: lightFrom(191, 6.5, "#ffc88a", 4, 5),
    hemisphere: { sky: "#a9c1e6", ground: "#3f557c", intensity: 1.15 },
    haze: { density: 9, height: 1500, mist: 16, mistHeight: 6 },
    exposure: 1.15,
    bloom: { threshold: 0.72, strength: 0.45 },
  },
  sway: 11,
  camera: drift(
    { position: [trailMiddle(236) + 0.4, 1.6, 236], target: [trailMiddle(280), 3.2, 280], fov: 40 },
    [0.4, 0.08, 0.5],
  ),
  // Room round the eye: a spruce so near would be a heap of plates.
  forest: { reach: 420, density: 0.9, clearings: [[trailMiddle(239), 239, 11.5]] },
  shadow: { at: 30, reach: 50 },
  build(world) {
    stillShadows(world);
    // Light that hangs in the snowy air at the trail's end, behind the near trunks.
    for (const [z, aside, size, strength] of [
      [284, 0, 17, 0.5],
      [276, -9, 13, 0.3],
      [290, 11, 15, 0.32],
      [268, 5, 9, 0.22],
    ] as const)
      world.place(glowSprite("#ffcf8e", size, strength), trailMiddle(z) + aside, z, 0, 4.2);
    const snow = createSnowfall(world.pixels, world.eye, { count: 9000, strength: 0.95 });
    world.fill(snow);
  },
};
