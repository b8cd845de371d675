import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";

/** The path of the first of these programs that the system has. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Starts the first of these programs that the system has; it ends with this process at the latest. */
export function startProgram(
  names: readonly string[],
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const program = spawn(findProgram(names) ?? names.join(), args, options);
  process.once("exit", () => program.kill());
  return program;
}

/** What a program's output says once it matches; throws if the program ends before. */
export function says(program: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("exit", () => reject(new Error(`${program.spawnfile} ended: ${text}`)));
    output.on("data", (part) => {
      text += part;
      const said = pattern.exec(text)?.[1];
      if (said) resolve(said);
    });
  });
}

/** Ends a program and waits until it has ended. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  await new Promise((resolve) => {
    program.once("exit", resolve);
    program.kill();
  });
}
