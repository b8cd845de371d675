import { createInterface } from "node:readline/promises";

/** Somebody stopped: Ctrl+C, or the end of what they type. */
export class Stopped extends Error {}

export interface Asker {
  /** What somebody types after this, without blanks around it. */
  ask(prompt: string): Promise<string>;
  say(text: string): void;
  close(): void;
}

/** Asks on the terminal. */
export function terminal(): Asker {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const stopped = new AbortController();
  lines.once("SIGINT", () => stopped.abort());
  lines.once("close", () => stopped.abort());
  return {
    say: (text) => console.info(text),
    close: () => lines.close(),
    async ask(prompt) {
      try {
        return (await lines.question(prompt, { signal: stopped.signal })).trim();
      } catch {
        throw new Stopped();
      }
    },
  };
}
