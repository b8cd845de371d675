import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startWorkerd, type WorkerdOptions } from "../support/workerd.ts";

const ready = "listening on ";

export interface WorkerdProcess {
  url: string;
  /** Kills it and its workerd at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts workerd in a process group of its own, so that it can be killed in the middle of its work. */
export async function startWorkerdProcess(
  options: Pick<WorkerdOptions, "vars" | "storage">,
): Promise<WorkerdProcess> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(options)], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  // Vitest shows these lines where a test fails.
  createInterface(child.stderr).on("line", (line) => console.warn(line));
  // The output is read to the end: a full pipe would stop the process.
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => line.startsWith(ready) && resolve(line.slice(ready.length)));
    exit.then(() => reject(new Error("workerd did not start")));
  });
  return {
    url,
    async kill() {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      await exit;
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const workerd = await startWorkerd(JSON.parse(process.argv[2] ?? "{}"));
  console.info(ready + workerd.url);
}
