import { existsSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folders, writeWhole } from "./files.ts";
import { finish } from "./finish.ts";
import { shotOf } from "./render.ts";
import type { Shooting, Studio } from "./studio.ts";

interface FrameSet {
  width: number;
  height: number;
  frames: number;
}

/** Where a film's frames are kept, 000.jpg and so on. */
export const framesFolder = (poster: string) => join(folders.frames, shotOf(poster));

const frameFile = (folder: string, frame: number) =>
  join(folder, `${String(frame).padStart(3, "0")}.jpg`);

/** Renders the frames that are not there yet; all, where they had another size or number, or were complete and are wanted anew. */
export async function renderFrames(
  studio: Studio,
  poster: string,
  { width, height, frames }: FrameSet,
  anew: boolean,
): Promise<string> {
  const folder = framesFolder(poster);
  const missing = () =>
    Array.from({ length: frames }, (_, at) => at).filter(
      (at) => !existsSync(frameFile(folder, at)),
    );
  // An interrupted rendering goes on, even one by name.
  const isComplete = missing().length === 0;
  await keepFrameSet(folder, { width, height, frames }, anew && isComplete);
  if (missing().length === 0) return folder;

  // A wide frame has pixels enough: its edges are smoothed, not painted larger.
  const scale = width > 1280 ? 1 : 1.25;
  const shooting = await studio.open({
    shot: shotOf(poster),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    antialias: false,
    detail: 0.7,
  });
  try {
    await paintFrames(shooting, missing(), { width, height, frames }, folder);
  } finally {
    await shooting.close();
  }
  return folder;
}

// Throws away frames of another set, and notes which set is here.
async function keepFrameSet(folder: string, set: FrameSet, anew: boolean): Promise<void> {
  const note = join(folder, "frames.json");
  const text = `${JSON.stringify(set)}\n`;
  if (!anew && existsSync(note) && readFileSync(note, "utf8") === text) return;
  rmSync(folder, { recursive: true, force: true });
  await writeWhole(note, (temporary) => writeFile(temporary, text));
}

async function paintFrames(
  shooting: Shooting,
  missing: readonly number[],
  { width, height, frames }: FrameSet,
  folder: string,
): Promise<void> {
  const { bloom } = shooting;
  // The film starts where the poster was taken, so that nothing jumps when it comes.
  const start = Math.round(shooting.t * frames);
  const save = async (frame: number, painting: Buffer) => {
    const picture = await finish(painting, { width, height, bloom, grain: false });
    await writeWhole(frameFile(folder, frame), (temporary) =>
      picture.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toFile(temporary),
    );
  };
  // One frame is finished while the browser paints the next.
  let saving: Promise<void> = Promise.resolve();
  const phaseOf = (frame: number) => ((start + frame) % frames) / frames;
  for (const [at, frame] of missing.entries()) {
    const next = missing[at + 1];
    const [painting] = await Promise.all([
      shooting.paint(phaseOf(frame), false, next === undefined ? undefined : phaseOf(next)),
      saving,
    ]);
    saving = save(frame, painting);
  }
  await saving;
}
