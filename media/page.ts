import { setCoarseness } from "./models/mesh-field";
import { shots as gathered } from "./shots";
import { createStage, type Stage } from "./world/stage";

// Helper functions exported beside the shots are no shots.
const shots = gathered.filter((shot) => typeof shot === "object" && "camera" in shot);

let stage: Stage | undefined;
const canvas = document.createElement("canvas");

Object.assign(window, {
  shotNames: shots.map((shot) => shot.name),
  /** Builds a shot's world at a size in pixels; tells its phase and how bright things bloom. */
  openShot(name: string, width: number, height: number, antialias: boolean, detail: number) {
    const shot = shots.find((candidate) => candidate.name === name);
    if (!shot) throw new Error(`no shot ${name}`);
    setCoarseness(1 / detail ** 1.5);
    stage = createStage(shot, canvas, width, height, antialias, detail);
    return { t: shot.t ?? 0, bloom: stage.bloom };
  },
  /** Paints the frame of a phase and gives it as a data address; lossless takes half a second more. */
  paint(t: number, lossless: boolean) {
    stage?.draw(t);
    return canvas.toDataURL(lossless ? "image/webp" : "image/jpeg", lossless ? 1 : 0.98);
  },
  stats: () => stage?.stats(),
  ratioOf: (name: string) => shots.find((shot) => shot.name === name)?.ratio ?? 16 / 9,
});
