import { spawn } from "node:child_process";

/** Runs ffmpeg and gives what it writes to its output; throws with its words where it fails. */
export async function ffmpeg(options: readonly string[]): Promise<Buffer> {
  const binary = await findBinary();
  return new Promise((resolve, reject) => {
    const child = spawn(binary, [
      "-hide_banner",
      "-loglevel",
      "error",
      "-nostdin",
      "-y",
      ...options,
    ]);
    const stop = () => child.kill();
    process.once("exit", stop);
    const output: Buffer[] = [];
    let words = "";
    child.stdout.on("data", (data: Buffer) => output.push(data));
    child.stderr.on("data", (data: Buffer) => {
      words += data;
    });
    child.on("error", () => reject(new Error(`${binary} cannot be run; install ffmpeg`)));
    child.on("close", (code) => {
      process.off("exit", stop);
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`ffmpeg: ${words.trim()}`));
    });
  });
}

/** The first frame of a film, as a PNG. */
export function firstFrame(film: string): Promise<Buffer> {
  return ffmpeg(["-i", film, "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "-"]);
}

// The package throws on systems that it has no binary for: then one may be installed.
async function findBinary(): Promise<string> {
  try {
    return (await import("@ffmpeg-installer/ffmpeg")).default.path;
  } catch {
    return "ffmpeg";
  }
}
