import type { Group } from "three";
import { lightFrom } from "../world/sky-presets";
import type { Shot, World } from "../world/stage";
import { addVillage } from "../world/village";
import { createAsa, createErik, createMaja, type FamilyOptions } from "./family";
import { defocus } from "./page-defocus";
import { from, type Spot, view } from "./page-ways";

interface Sitting {
  at: Spot;
  /** The way the camera looks. */
  look: number;
  middle: number;
  person: (options: FamilyOptions) => Group;
  options: FamilyOptions;
  turn: number;
  /** Metres from the lens. */
  away?: number;
  before?: (world: World) => void;
  shot: Omit<Shot, "camera" | "build">;
}

const fov = 30;

function portrait({
  at,
  look,
  middle,
  person,
  options,
  turn,
  away = 1.5,
  before,
  shot,
}: Sitting): Shot {
  const eye = from(at, look + 180, away);
  const camera = view(eye, middle + 0.03, at, middle, fov);
  return {
    shadow: { at: 1.5, reach: 3 },
    ...shot,
    camera,
    build(world) {
      before?.(world);
      const rise = world.heightAt(...at) + middle - world.eye.y;
      defocus(world, [look, (Math.atan2(rise, away) * 180) / Math.PI], fov, 17);
      world.place(person({ detail: "close", ...options }), ...at, look + 180 + turn);
    },
  };
}

export const portraitErik = portrait({
  at: [-30, -20],
  look: 135,
  middle: 1.57,
  person: createErik,
  options: { seed: 1, glance: { yaw: 0.04 } },
  turn: 14,
  before: (world) => addVillage(world, { lit: 0.9, smoke: "#f3cfa6" }),
  shot: {
    name: "portrait-erik",
    sky: "golden",
    seed: 121,
    air: { light: lightFrom(5, 16, "#ffd09a", 4.4, 3), disc: undefined },
  },
});

export const portraitAsa = portrait({
  at: [-8, 48],
  look: 184,
  middle: 1.5,
  away: 1.42,
  person: createAsa,
  options: { seed: 4, glance: { yaw: 0.05 } },
  turn: -12,
  shot: {
    name: "portrait-asa",
    sky: "noon",
    seed: 122,
    forest: { clearings: [[-8, 50, 16]] },
    air: { light: lightFrom(70, 20, "#ffe6c4", 4.6, 3) },
  },
});

export const portraitMaja = portrait({
  at: [-52, 30],
  look: 118,
  middle: 1.44,
  away: 1.38,
  person: createMaja,
  options: { seed: 4, glance: { yaw: 0.04 } },
  turn: 10,
  shot: {
    name: "portrait-maja",
    sky: "pink-dawn",
    seed: 123,
    air: { light: lightFrom(258, 17, "#ffc8b0", 3.4, 4) },
  },
});
