import { spawn } from "node:child_process";

/** Runs ffmpeg and gives what it writes to its output; throws with its words where it fails. */
export function ffmpeg(options: readonly string[]): Promise<Buffer> {
  return run("ffmpeg", ["-hide_banner", "-loglevel", "error", "-nostdin", "-y", ...options]);
}

export interface FilmNotes {
  streams: { codec_type: string }[];
  format: { tags?: Record<string, string> };
}

/** The streams of a film, and what its camera or its encoder noted about it. */
export async function filmNotes(film: string): Promise<FilmNotes> {
  const entries = ["-show_entries", "stream=codec_type:format_tags", "-of", "json"];
  return JSON.parse((await run("ffprobe", ["-v", "error", ...entries, film])).toString());
}

function run(program: "ffmpeg" | "ffprobe", options: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options);
    const stop = () => child.kill();
    process.once("exit", stop);
    const output: Buffer[] = [];
    let words = "";
    child.stdout.on("data", (data: Buffer) => output.push(data));
    child.stderr.on("data", (data: Buffer) => {
      words += data;
    });
    child.on("error", () => reject(new Error("ffmpeg cannot be run; install it")));
    child.on("close", (code) => {
      process.off("exit", stop);
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`${program}: ${words.trim()}`));
    });
  });
}

/** The first frame of a film, as a PNG. */
export function firstFrame(film: string): Promise<Buffer> {
  return ffmpeg(["-i", film, "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "-"]);
}

/** Throws unless the installed ffmpeg has the encoders. */
export async function requireEncoders(names: readonly string[]): Promise<void> {
  const known = (await ffmpeg(["-encoders"])).toString();
  const missing = names.filter((name) => !known.includes(` ${name} `));
  if (missing.length > 0) {
    throw new Error(`the installed ffmpeg has no ${missing.join(", ")}; install 5.1 or newer`);
  }
}
