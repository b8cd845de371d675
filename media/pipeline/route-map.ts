import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folders, requireDrawing, site, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";

/** What the map shows, in metres from the schoolhouse; north is -z. The route and the names are app/pages/experiences/route-map.tsx. */
const land = { west: -5600, north: -3100, width: 7500, height: 5400 };
const metresPerUnit = 5;
const cell = 25;
const step = 20;
/** Above it no trees grow: the terrain's snow is combed by the wind from here. */
const treeLine = 230;

type World = typeof import("../world/route-land");
type Ring = [x: number, y: number][];
type Field = (x: number, z: number) => number;

/** The land of the snowmobile route as contour lines, from the terrain of the pictures. */
export const routeMapItem: Item = {
  name: "route-map",
  group: "maps",
  outputs: [site.routeMap],
  sources: () => [],
  async make() {
    requireDrawing();
    const svg = drawLand(await loadWorld());
    await writeWhole(site.routeMap, (temporary) => writeFile(temporary, svg));
    return `${land.width / metresPerUnit} x ${land.height / metresPerUnit}`;
  },
};

function drawLand(world: World) {
  const { heightAt, fellHeight, shoreDistance, mireShare, riverDistance } = world;
  const lines = (from: number, by: number) =>
    Array.from({ length: Math.ceil((900 - from) / by) }, (_, index) => from + index * by);
  const thin = lines(step, step).filter((height) => height % 100 !== 0);
  // The river's bed begins a little inland; on the map it reaches the lake.
  const water: Field = (x, z) =>
    Math.max(-shoreDistance(x, z), z < -60 ? -1 : 26 - riverDistance(x, Math.max(20, z)));
  const shape = (field: Field, levels: readonly number[]) => pathOf(world, field, levels);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${land.width / metresPerUnit} ${land.height / metresPerUnit}" fill="none">
  <title>Råstrand</title>
  <!-- Written by media/pipeline/route-map.ts. The colours are those that can be seen on night, on snow and on paper. -->
  <path fill="#7f9cc2" fill-opacity=".2" d="${shape(fellHeight, [treeLine])}"/>
  <path stroke="#7f9cc2" stroke-opacity=".55" stroke-width="1.6" d="${shape(heightAt, thin)}"/>
  <path stroke="#7f9cc2" stroke-opacity=".9" stroke-width="2.6" d="${shape(heightAt, lines(100, 100))}"/>
  <path fill="#3f78b8" fill-opacity=".55" stroke="#6fa3d8" stroke-width="3" d="${shape(water, [0])}"/>
  <path fill="#b99a5b" fill-opacity=".45" d="${shape(mireShare, [0.5])}"/>
</svg>
`;
}

/** The outlines of where a field is above some levels. */
function pathOf({ contours }: World, field: Field, levels: readonly number[]): string {
  // One cell more on each side, so that lines leave the map and none runs along its edge.
  const columns = land.width / cell + 4;
  const rows = land.height / cell + 4;
  const values = Array.from({ length: columns * rows }, (_, at) =>
    around(
      field,
      land.west + ((at % columns) - 1.5) * cell,
      land.north + (Math.floor(at / columns) - 1.5) * cell,
    ),
  );
  const toUnits = ([x, y]: number[]): [number, number] =>
    [x, y].map((at) => ((at - 2) * cell) / metresPerUnit) as [number, number];
  return contours()
    .size([columns, rows])
    .thresholds([...levels])(values)
    .flatMap(({ coordinates }) => coordinates.flat())
    .map((ring) => simplified(ring.map(toUnits)))
    .filter((ring) => sizeOf(ring) > 26)
    .map(written)
    .join("");
}

/** The mean of a place and its neighbours: single mounds of snow are no part of a map. */
function around(field: Field, x: number, z: number): number {
  const near = [-30, 0, 30];
  const all = near.flatMap((dx) => near.map((dz) => field(x + dx, z + dz)));
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

/** A ring without the points that lie on (within a unit) the line through their neighbours (Douglas and Peucker). */
function simplified(points: Ring): Ring {
  const [first] = points;
  const last = points.at(-1);
  if (points.length < 4 || !last) return points;
  const away = points.map((point) => distance(point, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if (away[farthest] < 0.5) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1)),
    ...simplified(points.slice(farthest)).slice(1),
  ];
}

function distance([x, y]: Ring[0], [x1, y1]: Ring[0], [x2, y2]: Ring[0]): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function sizeOf(ring: Ring): number {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

/** A ring as a path of whole steps, which is shortest. */
function written(ring: Ring): string {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps = points.slice(1, -1).map(([x, y], at) => {
    const [fromX, fromY] = points[at];
    return `${x - fromX} ${y - fromY}`.replace(" -", "-");
  });
  return `M${points[0].join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** The world is written for a bundler, which Node is not. */
async function loadWorld(): Promise<World> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(folders.media, "world/route-land.ts")],
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}
