import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { freePort } from "./free-port.ts";

const left = [
  "node_modules",
  "media",
  "build",
  ".git",
  ".wrangler",
  ".react-router",
  "docs",
  "tests",
];

export interface Development {
  /** The site, without a trailing slash. */
  url: string;
  inboxUrl: string;
  /** A separate checkout, in which tests may change files. */
  folder: string;
}

/** `npm run dev` in a copy of the project, for all tests of a file. */
export function useDevelopment(): Development {
  const folder = mkdtempSync(join(tmpdir(), "development-"));
  const development: Development = { url: "", inboxUrl: "", folder };
  let server: ChildProcess;
  beforeAll(async () => {
    cpSync(".", folder, { recursive: true, filter: (file) => !left.includes(file) });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const [port, deskPort] = [await freePort(), await freePort()];
    development.url = `http://localhost:${port}`;
    development.inboxUrl = `http://localhost:${deskPort}`;
    const env = { ...process.env, NODE_ENV: undefined, DESK_PORT: String(deskPort) };
    const args = ["run", "dev", "--", "--port", String(port), "--strictPort"];
    // The process group lets afterAll stop all processes: npm does not stop those it has started.
    server = spawn("npm", args, { cwd: folder, env, stdio: "pipe", detached: true });
    await answering(server, `${development.url}/api/health`);
    await answering(server, development.inboxUrl);
  });
  afterAll(() => {
    if (server.pid) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  });
  return development;
}

async function answering(server: ChildProcess, address: string): Promise<void> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (text) => {
      output += text;
    });
  }
  while (server.exitCode === null) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error(`npm run dev ended\n${output}`);
}
