// npm run look -- NAME[,NAME|all] --width 640 --scale 1 --t 0.3 --out looks
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ratioOf } from "./list.ts";
import { finish } from "./pipeline/finish.ts";
import { createStudio } from "./pipeline/studio.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "640" },
    /** How much larger it is painted than kept. */
    scale: { type: "string", default: "1" },
    /** The phase; the shot's own unless told. */
    t: { type: "string" },
    /** More than one: phases spread over the loop, with the coarser land of films. */
    frames: { type: "string", default: "1" },
    out: { type: "string", default: join(import.meta.dirname, "looks") },
    msaa: { type: "string", default: "0" },
    /** Tells triangles and calls per part. */
    stats: { type: "boolean", default: false },
  },
});
const [width, scale, frames] = [values.width, values.scale, values.frames].map(Number);
const isFilm = frames > 1;
const studio = createStudio();
mkdirSync(values.out, { recursive: true });
try {
  const [names = "all"] = positionals;
  for (const name of names === "all" ? await studio.shotNames() : names.split(",")) {
    await look(name);
  }
} finally {
  await studio.close();
}

/** Paints a shot small and quickly, and tells what took how long. */
async function look(name: string): Promise<void> {
  const started = Date.now();
  const height = Math.round(width / ratioOf(name));
  const shooting = await studio.open({
    shot: name,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    antialias: values.msaa === "1",
    detail: isFilm ? 0.7 : 1,
  });
  console.log(`${name} built in ${Date.now() - started} ms`);
  for (let frame = 0; frame < frames; frame++) {
    const from = Date.now();
    const t = isFilm ? frame / frames : Number(values.t ?? shooting.t);
    const painting = await shooting.paint(t, !isFilm);
    const painted = Date.now();
    if (values.stats) console.log(JSON.stringify(await shooting.stats()));
    const number = isFilm ? `-${String(frame).padStart(3, "0")}` : "";
    const file = join(values.out, `${name}${number}.png`);
    const picture = await finish(painting, { width, height, bloom: shooting.bloom });
    writeFileSync(file, await picture.png({ compressionLevel: 6 }).toBuffer());
    console.log(`${file} drawn in ${painted - from} ms, finished in ${Date.now() - painted} ms`);
  }
  await shooting.close();
}
