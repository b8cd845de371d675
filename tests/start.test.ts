import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "./support/free-port.ts";

// Answers whatever it is asked, so that it could pass for the site.
let other: Server;
let taken: number;
beforeAll(async () => {
  taken = await freePort();
  other = createServer((_, answer) => answer.end("{}"));
  await new Promise<void>((resolve) => other.listen(taken, "127.0.0.1", resolve));
});
afterAll(() => void other.close());

test.each([
  ["PORT", () => String(taken)],
  ["INBOX_PORT", () => String(taken)],
  ["PORT", () => "http"],
])("npm start says in one line what to do about %s, and ends", async (variable, port) => {
  const free = { PORT: String(await freePort()), INBOX_PORT: String(await freePort()) };
  const { code, output } = await started({ ...free, [variable]: port() });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^.*\\b${variable}\\b.*\\n$`));
  expect(output).not.toContain("Site:");
});

/** `npm start` until it ends, which it does before it builds. */
function started(env: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/start.ts"], { env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text;
    });
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
}
