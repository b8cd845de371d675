// node render.mjs shot[,shot|all] --width 1600 --out out/ [--frames N] [--scale 2] [--t 0.3]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as chromiumPackage from "@sparticuz/chromium";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { finish } from "./post.mjs";

const libraries = join(tmpdir(), "al2023", "lib");
const here = import.meta.dirname;
const [names, ...rest] = process.argv.slice(2);
const option = (name, otherwise) =>
  rest.includes(`--${name}`) ? rest[rest.indexOf(`--${name}`) + 1] : otherwise;
const width = Number(option("width", 1600));
const out = option("out", "out");
const frames = Number(option("frames", 1));
const scale = Number(option("scale", 2));
const phase = option("t", undefined);

// One file of shots may hold several: gather every export.
const files = readdirSync(join(here, "shots")).filter(
  (file) => file.endsWith(".ts") && file !== "index.ts",
);
const imports = files
  .map((file, at) => `import * as f${at} from "./${file.slice(0, -3)}";`)
  .join("\n");
const list = files.map((_, at) => `...Object.values(f${at})`).join(", ");
const index = `${imports}\nimport type { Shot } from "../world/stage";\nexport const shots: Shot[] = [${list}] as Shot[];\n`;
const indexFile = join(here, "shots/index.ts");
if (!existsSync(indexFile) || readFileSync(indexFile, "utf8") !== index)
  writeFileSync(indexFile, index);
// Bundled from memory, for several people render at the same time.
const gathered = {
  name: "gathered shots",
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/shots$/ }, () => ({ path: "shots", namespace: "gathered" }));
    bundler.onLoad({ filter: /.*/, namespace: "gathered" }, () => ({
      contents: index,
      loader: "ts",
      resolveDir: join(here, "shots"),
    }));
  },
};
const bundle = await build({
  entryPoints: [join(here, "page.ts")],
  plugins: [gathered],
  bundle: true,
  format: "iife",
  write: false,
  logLevel: "error",
});

const executablePath = await chromiumPackage.default.executablePath();
// The libraries that a bare machine lacks, as the package unpacks them on other systems.
if (!existsSync(libraries))
  await chromiumPackage.inflate?.(join(here, "node_modules/@sparticuz/chromium/bin/al2023.tar.br"));

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, LD_LIBRARY_PATH: libraries },
  args: [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-background-networking",
    "--in-process-gpu",
  ],
});
try {
  const open = async () => {
    const page = await browser.newPage();
    page.on(
      "console",
      (message) => message.type() !== "log" && console.log(message.text().slice(0, 600)),
    );
    page.on("pageerror", (error) => console.log("ERROR", error.stack));
    await page.setContent("<body></body>");
    await page.addScriptTag({ content: bundle.outputFiles[0].text });
    return page;
  };
  const first = await open();
  const known = await first.evaluate(() => window.shotNames);
  await first.close();
  const wanted = names === "all" ? known : names.split(",");
  for (const name of wanted) {
    const page = await open();
    const started = Date.now();
    const ratio = await page.evaluate((shot) => window.ratioOf(shot), name);
    const height = Math.round(width / ratio);
    const opened = await page.evaluate(
      ([shot, w, h, soften, detail]) => window.openShot(shot, w, h, soften, detail),
      [
        name,
        Math.round(width * scale),
        Math.round(height * scale),
        option("msaa", scale < 1.5 ? "1" : "0") === "1",
        frames > 1 ? 0.7 : 1,
      ],
    );
    const built = Date.now();
    for (let frame = 0; frame < frames; frame++) {
      const t = frames > 1 ? frame / frames : Number(phase ?? opened.t);
      const from = Date.now();
      const address = await page.evaluate(
        ([at, exact]) => window.paint(at, exact),
        [t, frames === 1],
      );
      const painted = Date.now();
      if (rest.includes("--stats"))
        console.log(JSON.stringify(await page.evaluate(() => window.stats())));
      const file = join(
        out,
        frames > 1 ? `${name}-${String(frame).padStart(3, "0")}.png` : `${name}.png`,
      );
      writeFileSync(
        file,
        await finish(Buffer.from(address.split(",")[1], "base64"), width, height, opened.bloom),
      );
      console.log(
        `${file} build ${built - started} ms, draw ${painted - from} ms, finish ${Date.now() - painted} ms`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
}
