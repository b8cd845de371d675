import { gathered } from "gathered-shots";
import { setCoarseness } from "./models/mesh-field";
import type { StudioPage } from "./studio-page";
import { createStage, type Shot, type Stage } from "./world/stage";

const shots = gathered.filter(isShot);
const canvas = document.createElement("canvas");
let stage: Stage | undefined;

const studio: StudioPage = {
  shotNames: shots.map(({ name }) => name),
  ratioOf: (name) => shotNamed(name).ratio ?? 16 / 9,
  openShot({ shot: name, width, height, antialias, detail }) {
    const shot = shotNamed(name);
    setCoarseness(1 / detail ** 1.5);
    stage = createStage(shot, canvas, width, height, antialias, detail);
    return { t: shot.t ?? 0, bloom: stage.bloom };
  },
  paint(t, lossless) {
    stage?.draw(t);
    return canvas.toDataURL(lossless ? "image/webp" : "image/jpeg", lossless ? 1 : 0.98);
  },
  stats: () => stage?.stats(),
};
window.studio = studio;

function shotNamed(name: string): Shot {
  const shot = shots.find((candidate) => candidate.name === name);
  if (!shot) throw new Error(`no shot ${name}`);
  return shot;
}

// Helpers exported beside the shots are no shots.
function isShot(value: unknown): value is Shot {
  return typeof value === "object" && value !== null && "camera" in value && "name" in value;
}
