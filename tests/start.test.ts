import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortLog } from "../tools/cli/local-worker.ts";
import { freePort } from "./support/free-port.ts";

// Answers whatever it is asked, so that it could pass for the site.
let other: Server;
let taken: number;
const tools = mkdtempSync(join(tmpdir(), "tools-"));
// What each run of wrangler was given.
const seen = join(tools, "seen");
beforeAll(async () => {
  taken = await freePort();
  other = createServer((_, answer) => answer.end("{}"));
  await new Promise<void>((resolve) => other.listen(taken, "127.0.0.1", resolve));
});
afterAll(() => {
  other.close();
  rmSync(tools, { recursive: true });
});

test.each([
  ["PORT", () => String(taken)],
  ["DESK_PORT", () => String(taken)],
  ["PORT", () => "http"],
])("npm start says in one line what to do about %s, and ends", async (variable, port) => {
  const { code, output } = await started({ ...(await freePorts()), [variable]: port() });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^.*\\b${variable}\\b.*\\n$`));
  expect(output).not.toContain("Site:");
});

test("a flag of npm start goes before its variable", async () => {
  const { output } = await started(await freePorts(), ["--desk-port", String(taken)]);
  expect(output).toMatch(new RegExp(`^Port ${taken} is in use.*--desk-port.*\\n$`));
  const { output: before } = await started(await freePorts(), ["--inbox-port", String(taken)]);
  expect(before).toBe(output);
  const { code, output: refusal } = await started({}, ["--prot", "1"]);
  expect(code).toBe(2);
  expect(refusal).toMatch(/^.*'--prot'.*--port.*\n$/);
});

test("a program that takes the port after all is not announced as the site", async () => {
  // It answers there, too, like every program that took the port.
  const late = `console.error("Address already in use. Please check"); process.exitCode = 1;`;
  const { code, output } = await startedWith(late);
  expect(code).toBe(1);
  expect(output).toMatch(/Port \d+ is in use\..*--port/);
  expect(output).not.toContain("Site:");
});

test("a desk whose tables are ready just when the site has ended is not started any more", async () => {
  const begun = JSON.stringify(join(tools, "begun"));
  const tables = `process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000);
    require("node:fs").writeFileSync(${begun}, "");`;
  const late = `setInterval(() => require("node:fs").existsSync(${begun}) && process.exit(1), 50);`;
  const { code, output } = await startedWith(late, tables);
  expect(code).toBe(1);
  expect(output).toContain("It did not start.");
});

test("the site is announced once wrangler says that it is ready, and Ctrl+C ends all", async () => {
  const { code, output } = await startedWith(ready);
  expect(output).toMatch(/Site: {2}http:\/\/localhost:\d+\nDesk: {2}http:\/\/localhost:\d+\n/);
  expect(code).toBe(0);
});

/** What each run of wrangler was given. */
function given() {
  type Given = [kind: "said" | "files" | "registry", text: string, mode: string];
  const runs = readFileSync(seen, "utf8").trim().split("\n");
  return Object.groupBy(
    runs.flatMap((run) => JSON.parse(run) as Given[]),
    ([kind]) => kind,
  );
}

test("site and desk find each other in a registry of this project, where no other copy's desk is", async () => {
  await startedWith(ready);
  const paths = given().registry?.map(([, path]) => path);
  expect(new Set(paths)).toEqual(new Set([resolve(".wrangler/registry")]));
});

test("no token stands on a command line, where every user of the machine could read it", async () => {
  await startedWith(ready);
  const { said, files } = given();
  expect(said?.length).toBeGreaterThan(20);
  expect(said?.filter(([, text]) => /TOKEN|SECRET/.test(text))).toEqual([]);
  expect(files).toHaveLength(2);
  for (const [, text, mode] of files ?? []) {
    expect(text).toMatch(/^BACKEND_TOKEN=[\w-]{32}$/m);
    expect(text).toMatch(/^OUTBOX_TOKEN=[\w-]{32}$/m);
    expect(mode).toBe("600");
  }
});

test("of wrangler's log a page view is one line, and tables and repetitions are left out", () => {
  const log = `[custom build] Running: npm run build

[custom build] > lapland-winter-tours@0.1.0 build
[custom build]     at resolve (worker/app.ts)
Your Worker has access to the following bindings:
Binding              Resource
env.ASSETS           Assets

\u001b[31m✘ [ERROR]\u001b[0m Something new
  with its second line
[wrangler:warn] KV is away
[wrangler:info] GET /en/about 200 OK (31ms)
{"event":"request","requestId":"1","method":"GET","route":"about","status":200,"durationMs":3}
[wrangler:info] GET /assets/root-4f.js 200 OK (2ms)
[wrangler:info] GET /images/lake-640.webp?1a2b 304 Not Modified (1ms)
[wrangler:info] GET /films/home.mp4 206 Partial Content (4ms)
[wrangler:info] GET /images/none.webp 404 Not Found (1ms)
[wrangler:info] POST /api/contact 200 OK (40ms)
{"event":"request","requestId":"2","method":"POST","route":"/api/contact","status":500}`;
  const isTold = shortLog();
  expect(log.split("\n").filter((line) => isTold(line))).toEqual([
    "[custom build] Running: npm run build",
    "[custom build]     at resolve (worker/app.ts)",
    "\u001b[31m✘ [ERROR]\u001b[0m Something new",
    "  with its second line",
    "[wrangler:warn] KV is away",
    "[wrangler:info] GET /en/about 200 OK (31ms)",
    "[wrangler:info] GET /images/none.webp 404 Not Found (1ms)",
    "[wrangler:info] POST /api/contact 200 OK (40ms)",
    '{"event":"request","requestId":"2","method":"POST","route":"/api/contact","status":500}',
  ]);
});

async function freePorts() {
  return { PORT: String(await freePort()), DESK_PORT: String(await freePort()) };
}

// It lives until it is stopped. Without a parent that listens it is asked for the desk's tables.
const ready = `process.send?.('{"event":"DEV_SERVER_READY"}'); process.on("message", () => {});`;

/** `npm start` with a wrangler that does this instead of building and serving; its desk and tables are ready at once. */
async function startedWith(site: string, tables = ready) {
  const isDesk = 'process.argv.includes("desk/wrangler.toml")';
  const isTables = 'process.argv.includes("migrations")';
  rmSync(seen, { force: true });
  const program = `#!/usr/bin/env node
const fs = require("node:fs");
const said = process.argv.slice(2);
const files = said.filter((_, index) => said[index - 1] === "--env-file");
const line = said.map((text) => ["said", text, ""]).concat(
  [["registry", process.env.WRANGLER_REGISTRY_PATH, ""]],
  files.map((file) => ["files", fs.readFileSync(file, "utf8"), (fs.statSync(file).mode & 0o777).toString(8)]),
);
fs.appendFileSync(${JSON.stringify(seen)}, JSON.stringify(line) + "\\n");
if (${isTables}) { ${tables} } else if (${isDesk}) { ${ready} } else { ${site} }
`;
  writeFileSync(join(tools, "wrangler"), program, { mode: 0o755 });
  return started({ ...(await freePorts()), PATH: tools + delimiter + process.env.PATH });
}

/** `npm start` until it ends, or is ready and stopped. */
function started(env: Record<string, string>, flags: string[] = []) {
  const child = spawn(process.execPath, ["tools/cli/start.ts", ...flags], {
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text;
      if (output.includes("Ctrl+C")) child.kill("SIGINT");
    });
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
}
