import { gathered } from "gathered-shots";
import { setCoarseness } from "./models/mesh-field";
import type { StudioPage } from "./studio-page";
import { createStage, type Shot, type Stage } from "./world/stage";

const shots = gathered.filter(isShot);
const canvas = document.createElement("canvas");
const copy = document.createElement("canvas").getContext("2d", { alpha: false });
let stage: Stage | undefined;
// The phase whose painting has begun.
let begun: number | undefined;

const studio: StudioPage = {
  shotNames: shots.map(({ name }) => name),
  openShot({ shot: name, width, height, antialias, detail }) {
    const shot = shotNamed(name);
    setCoarseness(1 / detail ** 1.5);
    begun = undefined;
    stage = createStage(shot, canvas, width, height, antialias, detail);
    return { t: shot.t ?? 0, bloom: stage.bloom };
  },
  paint(t, lossless, next) {
    if (begun !== t) stage?.draw(t);
    const painted = next === undefined ? canvas : copied(canvas);
    begun = next;
    if (next !== undefined) {
      stage?.draw(next);
      canvas.getContext("webgl2")?.flush();
    }
    return painted.toDataURL(lossless ? "image/webp" : "image/jpeg", lossless ? 1 : 0.98);
  },
  stats: () => stage?.stats(),
};
window.studio = studio;

function copied(painting: HTMLCanvasElement): HTMLCanvasElement {
  if (!copy) return painting;
  copy.canvas.width = painting.width;
  copy.canvas.height = painting.height;
  copy.drawImage(painting, 0, 0);
  return copy.canvas;
}

function shotNamed(name: string): Shot {
  const shot = shots.find((candidate) => candidate.name === name);
  if (!shot) throw new Error(`no shot ${name}`);
  return shot;
}

// Helpers exported beside the shots are no shots.
function isShot(value: unknown): value is Shot {
  return typeof value === "object" && value !== null && "camera" in value && "name" in value;
}
