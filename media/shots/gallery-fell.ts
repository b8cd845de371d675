import { Group } from "three";
import { createDogTeam } from "../models/dog-team";
import { createPerson } from "../models/person";
import { createSnowmobile } from "../models/snowmobile";
import { lightFrom } from "../world/sky-presets";
import { createSpruce } from "../world/spruce";
import type { Shot } from "../world/stage";
import { createTrailCross } from "../world/yard-things";
import { createErik } from "./family";
import { addPowder, placeOnSlope } from "./gallery-kit";
import { from, raised, route, type Spot, view } from "./page-ways";

/** A place on the fell that stands at 24 degrees west of north, so many metres from the schoolhouse. */
const upFell = (distance: number, aside = 0): Spot => from(from([0, 0], -24, distance), 66, aside);

const climb = upFell(4330, -40);
export const gallerySnowmobileFell: Shot = {
  name: "gallery--snowmobile-fell",
  sky: "noon",
  seed: 312,
  camera: view(from(climb, 292, 9.8), 1.35, from(climb, 112, 3, -1.6), 1.1, 42),
  air: {
    light: lightFrom(232, 5.5, "#ffd9a2", 6.6, 2),
    hemisphere: { sky: "#8fbcf5", ground: "#6f90c4", intensity: 1.2 },
  },
  forest: { density: 0 },
  shadow: { at: 10, reach: 20 },
  build(world) {
    placeOnSlope(world, createSnowmobile({ driver: true, colour: "#c07f2a", seed: 6 }), climb, -36);
    addPowder(world, from(climb, 144, 1.5), -36, { strength: 0.2, rise: 1.3, drift: 3.6 });
    world.track({
      heightAt: raised(world, 0.05),
      points: route(
        from(climb, 128, 90),
        from(climb, 138, 40),
        from(climb, 146, 14),
        from(climb, 144, 0.4),
      ),
    });
  },
};

export const galleryFellDawn: Shot = {
  name: "gallery--fell-dawn",
  sky: "pink-dawn",
  seed: 313,
  camera: { position: [-70, 2.6, -60], bearing: [-36, 4.6], fov: 20 },
  air: {
    zenith: "#3d64a8",
    middle: "#869cd2",
    horizon: "#efb5bd",
    belt: { color: "#f0a0bb", strength: 0.7 },
    light: lightFrom(80, 2.6, "#ff8a80", 7, 4),
    hemisphere: { sky: "#7d9ce8", ground: "#5f72b4", intensity: 0.95 },
    haze: { density: 0.07, height: 200, mist: 2.4, mistHeight: 12 },
  },
  shadow: { at: 60, reach: 40 },
  build(world) {
    const line: Spot = [-70, -60];
    [
      [56, 3.6, 6.5, 44, 0.15],
      [57.5, 1.3, 4.2, 51, 0.18],
      [54, 6, 3, 61, 0.22],
      [60, 5.1, 8.5, 12, 0.14],
    ].forEach(([away, aside, height, seed, spread]) =>
      world.place(
        createSpruce({ seed, height, spread }),
        ...from(line, -36, away, aside + 3.5),
        0,
        -0.1,
      ),
    );
  },
};

const shelf = upFell(3560, 60);
export const gallerySnowmobileGuide: Shot = {
  name: "gallery--snowmobile-guide",
  lens: { focus: 9, blur: 0.005, depth: 0.35 },
  sky: "noon",
  seed: 323,
  camera: view(shelf, 1.45, from(shelf, -24, 12), 2.55, 43),
  air: { light: lightFrom(252, 10, "#ffe0b4", 6.6, 2.5) },
  forest: { density: 0.22, reach: 420, clearings: [[...from(shelf, -24, 8), 10]] },
  shadow: { at: 8, reach: 16 },
  build(world) {
    world.place(createErik({ pose: "point" }), ...from(shelf, -24, 6.6, -1.5), 14);
    placeOnSlope(
      world,
      createSnowmobile({ colour: "#b0342a", seed: 2 }),
      from(shelf, -24, 8.2, -3.3),
      0,
    );
    placeOnSlope(
      world,
      createSnowmobile({ driver: true, passenger: true, colour: "#2b4d6b", seed: 4 }),
      from(shelf, -24, 8.6, 1.9),
      -48,
    );
    placeOnSlope(
      world,
      createSnowmobile({ driver: true, colour: "#c07f2a", seed: 8, detail: "far" }),
      from(shelf, -24, 12.5, 4.8),
      -52,
    );
    world.place(createTrailCross({ seed: 3 }), ...from(shelf, -24, 17, -1.2), 156);
    world.place(createTrailCross({ seed: 5 }), ...from(shelf, -24, 46, 1.5), 156);
    for (const [away, aside, height, seed] of [
      [15, 9.5, 7, 14],
      [20, -12, 9, 5],
      [19, 12.5, 4.5, 9],
      [26, 15, 8, 51],
    ])
      world.place(createSpruce({ seed, height, snow: 1.4 }), ...from(shelf, -24, away, aside));
  },
};

const ascent = upFell(3150, -60);
export const galleryDogsHill: Shot = {
  name: "gallery--dogs-hill",
  sky: "golden",
  seed: 324,
  camera: view(from(from(ascent, -24, 3), 62, 9.2), 2.1, from(ascent, -24, 2.6), 1.0, 42),
  air: { light: lightFrom(176, 6, "#ffb873", 6.2, 3) },
  forest: { density: 0.35, clearings: [[...from(ascent, 66, 4), 13]] },
  shadow: { at: 11, reach: 18 },
  build(world) {
    const team = createDogTeam({ seed: 5, t: 0.15, pairs: 3, guest: false, musher: false });
    team.position.z = 2.6;
    placeOnSlope(world, new Group().add(team), from(ascent, -24, 2.6), -24, 8).position.y += 0.2;
    const musher = createPerson({
      seed: 14,
      pose: "push",
      t: 0.12,
      look: { outfit: "anorak", jacket: "#8f3226", accent: "#8f3226", headWear: "trapper" },
    });
    musher.position.set(0, 0, 1.16);
    team.add(musher);
    const guest = createPerson({
      seed: 21,
      pose: "walk",
      t: 0.6,
      look: { outfit: "overalls", jacket: "#2f6266", headWear: "pompom", mood: "laugh" },
    });
    guest.position.set(-0.75, 0, 2.2);
    team.add(guest);
  },
};
