import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshBackend } from "./support.ts";

const main = join(import.meta.dirname, "../../backend/main.ts");

/** Runs the command as an operator does, in an empty folder. */
function startCommand(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "backend-"));
  const child = spawn(process.execPath, [main], { cwd: folder, env: { ...process.env, ...env } });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  });
  let output = "";
  const firstLine = new Promise<string>((resolve) => {
    const collect = (text: Buffer) => {
      output += text;
      if (output.includes("\n")) resolve(output);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, folder, firstLine, ended };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "The command makes its folder, prints its address and ends cleanly on %s.",
  async (signal) => {
    const { child, folder, firstLine, ended } = startCommand({ PORT: "0", DATABASE: "" });
    const url = /http:\S+/.exec(await firstLine)?.[0] ?? "";
    expect((await fetch(url)).status).toBe(200);
    expect(existsSync(join(folder, ".wrangler/inbox.sqlite"))).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test("The command says what to do when its port is in use or is none, and fails.", async () => {
  const { url } = await freshBackend();
  const occupied = startCommand({ PORT: new URL(url).port, DATABASE: ":memory:" });
  expect(await occupied.firstLine).toContain("choose another port");
  expect(await occupied.ended).toBe(1);

  const nonsense = startCommand({ PORT: "http", DATABASE: ":memory:" });
  expect(await nonsense.firstLine).toContain("PORT=http is not a port");
  expect(await nonsense.ended).toBe(1);
});

test("The command does not open the inbox to the network without a token, nor with one that no header carries.", async () => {
  const open = startCommand({ PORT: "0", DATABASE: ":memory:", HOST: "0.0.0.0" });
  expect(await open.firstLine).toMatch(/HOST=0\.0\.0\.0 needs BACKEND_TOKEN/);
  expect(await open.ended).toBe(1);

  const unusable = startCommand({ PORT: "0", DATABASE: ":memory:", BACKEND_TOKEN: "pass wörd" });
  const said = await unusable.firstLine;
  expect(said).toContain("BACKEND_TOKEN has to be");
  expect(said).not.toContain("wörd");
  expect(await unusable.ended).toBe(1);
});

test("The command takes host and token from its environment.", async () => {
  const env = { PORT: "0", DATABASE: ":memory:", HOST: "0.0.0.0", BACKEND_TOKEN: " token\n" };
  const { firstLine } = startCommand(env);
  const url = /http:\S+/.exec(await firstLine)?.[0].replace("0.0.0.0", "127.0.0.1") ?? "";
  expect((await fetch(url)).status).toBe(401);
  const headers = { Authorization: "Bearer token" };
  expect((await fetch(url, { headers })).status).toBe(200);
});
