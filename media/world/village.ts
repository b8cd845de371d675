import { createDogHouse, createHouse, createSchoolhouse } from "./buildings";
import { palette } from "./palette";
import { createPlume } from "./particles";
import { createHotTub, createJetty, createSauna } from "./shore-things";
import type { World } from "./stage";
import { createFence, createLampPost, createWoodpile } from "./yard-things";

export interface VillageOptions {
  /** Share of lit windows; lamps burn when it is above 0. */
  lit?: number;
  /** Colour of the chimney smoke, which depends on the light. */
  smoke?: string;
  /** How much real light the lamps throw on the snow; each costs time on every pixel. */
  lamps?: "none" | "schoolhouse" | "west" | "street" | "sauna";
  lampStrength?: number;
  dogs?: boolean;
  /** The houses along the bay: a million triangles, to be left out where they cannot be seen. */
  houses?: boolean;
}

// [x, z, turn, colour, length]
const houses = [
  [84, 150, -14, palette.falu, 9],
  [116, 155, 12, "#c39a4c", 8],
  [147, 151, -6, palette.falu, 11],
  [181, 155, 24, palette.falu, 8],
  [211, 151, 4, "#dcd8cd", 9],
  [243, 155, -22, palette.falu, 9],
  [100, 178, 8, palette.falu, 8],
  [132, 181, -20, "#6d8291", 9],
  [165, 178, 10, palette.falu, 10],
  [197, 183, -8, "#c39a4c", 8],
  [229, 179, 16, palette.falu, 9],
  [150, 205, -12, palette.falu, 9],
  [184, 208, 6, palette.falu, 9],
] as const;

/** The smoke of a chimney whose mouth is at [x, above, z]. */
export function addSmoke(
  world: World,
  x: number,
  above: number,
  z: number,
  color: string,
  seed: number,
  rise = 16,
  strength = 0.2,
): void {
  const plume = createPlume(world.pixels, { seed, color, rise, strength, drift: 2.2, width: 2.4 });
  world.play(plume, x, z, 0, above);
}

/** Puts the whole place into the world: schoolhouse, yard, sauna, hot tub, jetty and the houses along the bay. */
export function addVillage(
  world: World,
  {
    lit = 0.85,
    smoke = "#c3cede",
    lamps = "none",
    lampStrength = 15,
    dogs = true,
    houses: street = true,
  }: VillageOptions = {},
): void {
  world.place(createSchoolhouse({ lit, seed: 3 }), 0, 0, 0, -0.1);
  addSmoke(world, -4.6, 12, 0.5, smoke, 5, 18);
  world.place(createSauna({ lit: lit > 0 }), -27, 9, -90);
  addSmoke(world, -26.4, 5, 7.7, smoke, 6, 17, 0.24);
  world.place(createJetty({ length: 11 }), -38, 12, -88, 0);
  world.place(createHotTub({ lit: lit > 0 }), -28.5, -3, -110);
  world.place(createWoodpile({ length: 4, seed: 2 }), -24, 16, 0);
  world.place(createWoodpile({ length: 3, seed: 4 }), 14, 3.5, 90);
  world.place(createFence({ length: 18, seed: 3 }), 14, -12, 35);
  if (street)
    houses.forEach(([x, z, turn, colour, length], index) => {
      world.place(
        createHouse({ length, colour, lit: lit * 0.8, seed: index + 2 }),
        x,
        z,
        turn,
        -0.15,
      );
      if (index % 2 === 0) addSmoke(world, x + 1.5, 6.6, z, smoke, index + 20, 15, 0.15);
    });
  if (dogs)
    for (let index = 0; index < 10; index++)
      world.place(
        createDogHouse(),
        22 + (index % 5) * 3.4,
        22 + Math.floor(index / 5) * 4.5,
        12 * Math.sin(index * 5),
      );
  const posts = [
    [-10, -9],
    [11, -9],
    [-23, 1],
    [101, 145],
    [131, 142],
    [163, 144],
    [196, 144],
    [227, 142],
    [150, 168],
    [213, 168],
  ] as const;
  for (const [x, z] of posts) world.place(createLampPost({ lit: lit > 0 }), x, z, 0);
  if (lamps === "none" || lit === 0) return;
  const spots = {
    schoolhouse: [
      [-10, -9.5],
      [11, -9.5],
      [0, -8],
      [-6, -6.5],
      [6.5, -6.5],
    ],
    west: [
      [-10, -9.5],
      [-13.5, 0],
      [-4, -8],
      [-32, 9],
    ],
    street: [
      [101, 144.5],
      [131, 141.5],
      [163, 143.5],
      [196, 143.5],
      [227, 141.5],
      [150, 167.5],
    ],
    sauna: [
      [-32, 9],
      [-31, -4],
      [-23, 0.4],
      [-8, -8],
    ],
  }[lamps];
  for (const [x, z] of spots) world.lamp(x, 2.7, z, lampStrength, 26);
}
