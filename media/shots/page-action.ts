import { glowSprite } from "../models/glow-sprite";
import { createSnowmobile } from "../models/snowmobile";
import { createHouse } from "../world/buildings";
import { createPlume } from "../world/particles";
import { lightFrom } from "../world/sky-presets";
import type { Shot } from "../world/stage";
import { addSmoke, addVillage } from "../world/village";
import { from, raised, route, type Spot, view } from "./page-ways";

const rider: Spot = [-300, -420];

export const actionSnowmobile: Shot = {
  name: "action-snowmobile",
  sky: "noon",
  seed: 131,
  camera: view(from(rider, 60, 22, -4), 7.8, from(rider, 240, 45, 5), 0, 36),
  air: {
    light: lightFrom(296, 4, "#ffc68a", 6.4, 2),
    glow: { color: "#ffc98c", strength: 0.95, spread: 2, height: 5 },
  },
  sheen: { color: "#ffdca8", azimuth: 270, strength: 0.08 },
  shadow: { at: 22, reach: 34 },
  build(world) {
    const way = route(
      from(rider, 240, 560, -160),
      from(rider, 240, 330, -30),
      from(rider, 240, 190, 62),
      from(rider, 240, 95, 40),
      from(rider, 240, 46, 4),
      from(rider, 240, 18, -5),
      rider,
    );
    world.track({ heightAt: raised(world, 0.06), points: way });
    world.place(
      createSnowmobile({
        driver: true,
        lights: "glow",
        colour: "#b0342a",
        seed: 3,
        driverLook: { jacket: "#24425f", hat: "#e9edf0" },
      }),
      ...rider,
      72,
    );
    const powder = createPlume(world.pixels, {
      color: "#ffe9cf",
      rise: 1.6,
      width: 2.4,
      from: 0.6,
      drift: -4,
      strength: 0.16,
      count: 70,
    });
    world.play(powder, ...from(rider, 250, 1.6), 0, 0.15);
  },
};

export const actionLodge: Shot = {
  name: "action-lodge",
  sky: "blue-hour",
  seed: 132,
  camera: { position: [24.5, 1.4, -15], target: [6, 5.5, -1], fov: 47 },
  shadow: { at: 20, reach: 32 },
  build(world) {
    addVillage(world, { lit: 0.95, smoke: "#aebfdb", lamps: "schoolhouse", lampStrength: 11 });
    world.lamp(14, 2.6, 0, 8, 16);
  },
};

const ice: Spot = [-395, -1018];
const cabin: Spot = [-560, -1322];
export const actionLandscape: Shot = {
  name: "action-landscape",
  sky: "pink-dawn",
  seed: 133,
  camera: { position: [-395, 2.6, -1018], bearing: [-31, 5.0], fov: 24 },
  air: {
    middle: "#b3a6d2",
    horizon: "#f6b9bb",
    light: lightFrom(112, 5, "#ff9c8e", 4.8, 4),
    haze: { density: 0.05, height: 240, mist: 0.6, mistHeight: 9 },
  },
  forest: { density: 1.25, snow: 0.6, reach: 1300 },
  shadow: { at: 200, reach: 200 },
  build(world) {
    // One lit cabin says how large the land is.
    world.place(createHouse({ lit: 1, seed: 4 }), ...cabin, 160, -0.2);
    const halo = glowSprite("#ffb868", 18, 0.7);
    world.place(halo, ...from(cabin, 149, 5), 0, 2);
    addSmoke(world, cabin[0], 6, cabin[1], "#f0cdd2", 4, 34, 0.22);
    world.track({
      kind: "skis",
      heightAt: raised(world, 0.05),
      points: route(
        from(ice, -31, 4, 1.6),
        from(ice, -31, 26, 0.4),
        from(ice, -31, 110, 12),
        from(cabin, 149, 12),
      ),
    });
  },
};
