import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pictureFile, pictureNames } from "../app/domain/pictures.ts";

// Tonal stand-ins for every picture of the site, in the size and at the address of the real one.
const skies = [
  ["#060d18", "#0f2a40", "#2d5a6e", "#6ff0b8"],
  ["#0b1626", "#1b3150", "#56779c", "#a492ff"],
  ["#12223a", "#3d5a80", "#c9a9b8", "#ffb46b"],
  ["#0d1c30", "#27496b", "#9db9d0", "#f3f7fb"],
] as const;

for (const name of pictureNames) {
  const { src, width, height } = pictureFile(name);
  const file = `public${src}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw(seedOf(name), width, height));
}

function draw(seed: number, width: number, height: number): string {
  const [top, middle, horizon, glow] = skies[seed % skies.length] ?? skies[0];
  const far = fell(seed, width, height * 0.62, height * 0.1);
  const near = fell(seed >> 3, width, height * 0.74, height * 0.07);
  const x = Math.round(width * (0.2 + (seed % 61) / 100));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".7" stop-color="${horizon}"/></linearGradient><radialGradient id="g"><stop stop-color="${glow}" stop-opacity=".55"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="n" x2="0" y2="1"><stop stop-color="#b9cde0"/><stop offset="1" stop-color="#4f6f92"/></linearGradient></defs><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/><ellipse cx="${x}" cy="${Math.round(height * 0.4)}" rx="${Math.round(width * 0.42)}" ry="${Math.round(height * 0.32)}" fill="url(#g)"/><path fill="#27415f" opacity=".8" d="${far}"/><path fill="url(#n)" d="${near}"/></svg>\n`;
}

// A rounded ridge from edge to edge, closed at the foot of the picture.
function fell(seed: number, width: number, base: number, rise: number): string {
  const height = (step: number) => Math.round(base - rise * (((seed >> step) % 5) / 4));
  const step = width / 4;
  const waves = [1, 2, 3, 4].map(
    (n) => `S${Math.round(step * (n - 0.5))} ${height(n)} ${Math.round(step * n)} ${height(n + 1)}`,
  );
  return `M0 ${height(0)}${waves.join("")}V9999H0z`;
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7) >>> 4;
}
