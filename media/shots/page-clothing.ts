import { DirectionalLight } from "three";
import { createClothing } from "../models/clothing";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";

const at = [-200, -300] as const;

export const clothing: Shot = {
  name: "clothing",
  sky: "noon",
  seed: 161,
  camera: {
    position: [at[0] + 0.01, 4.37, at[1] + 0.1],
    target: [at[0] + 0.01, 0.5, at[1] + 0.04],
    fov: 30,
  },
  air: {
    light: lightFrom(312, 38, "#ffdcae", 4.2, 6),
    hemisphere: { sky: "#dfe6f2", ground: "#9c8064", intensity: 1.15 },
    disc: undefined,
    haze: { density: 0, height: 300, mist: 0, mistHeight: 8 },
    exposure: 1.02,
  },
  shadow: { at: 0.2, reach: 3 },
  forest: { density: 0 },
  build(world) {
    world.place(createClothing(), ...at, 0, 0.5);
    // Things this flat need a shadow that begins right under them.
    world.scene.traverse((node) => {
      if (node instanceof DirectionalLight)
        Object.assign(node.shadow, { normalBias: 0.004, bias: -0.0002 });
    });
  },
};
