import { createHash } from "node:crypto";
import { gathered } from "gathered-shots";
import { ratioOf } from "../../list";
import { setCoarseness } from "../../models/mesh-field";
import { createStage, type Shot } from "../../world/stage";
import { notingCanvas } from "./drawn-without-graphics";

/** Every shot by its name. */
export const shots = new Map(
  gathered.filter(isShot).map((shot): [string, Shot] => [shot.name, shot]),
);

function isShot(value: unknown): value is Shot {
  return typeof value === "object" && value !== null && "camera" in value && "name" in value;
}

/** What a shot draws, line by line: at the phase of its picture, and at another one. Coarser than a picture. */
export function notesOf(shot: Shot): readonly string[] {
  setCoarseness(3);
  const canvas = notingCanvas();
  const height = 240;
  const width = Math.round(height * ratioOf(shot.name));
  const stage = createStage(shot, canvas as never, width, height, false, 0.2);
  const phase = shot.t ?? 0;
  for (const t of [phase, phase + 0.37]) stage.draw(t % 1);
  return [JSON.stringify(stage.bloom), ...canvas.notes];
}

/** The same in 16 letters. */
export function hashOf(shot: Shot): string {
  return createHash("sha256").update(notesOf(shot).join("\n")).digest("hex").slice(0, 16);
}
