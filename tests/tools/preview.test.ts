import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

// The exports of wrangler.toml, in place of a build.
const worker = `import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";
export default { fetch() {} };
export class Pages extends WorkerEntrypoint {}
export class OutboxAccess extends WorkerEntrypoint {}
export class Outbox extends DurableObject {}`;

test("a preview brings the outbox and the cache of wrangler.toml, and no var, no secret and no other binding", async () => {
  const asked: { path: string; body: string }[] = [];
  const api = createServer(async (request, response) => {
    const { method, url: path = "" } = request;
    const body = Buffer.concat(await request.toArray()).toString();
    asked.push({ path, body });
    const isNew = method === "GET" && path.endsWith("/previews/pr-7");
    const result = isNew
      ? null
      : { id: "id-7", name: "pr-7", slug: "pr-7", urls: [], jwt: "j", buckets: [] };
    const errors = isNew ? [{ code: 10025, message: "not found" }] : [];
    response.writeHead(isNew ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: !isNew, errors, messages: [], result }));
  });
  await new Promise<void>((listening) => api.listen(0, "127.0.0.1", listening));
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  onTestFinished(() => {
    api.close();
    rmSync(folder, { recursive: true });
  });
  for (const part of ["server", "client"])
    mkdirSync(join(folder, "build", part), { recursive: true });
  writeFileSync(join(folder, "build/server/index.js"), worker);
  writeFileSync(join(folder, "build/client/robots.txt"), "");
  const toml = readFileSync("wrangler.toml", "utf8").replace(/^\[build\]\ncommand = .*\n/m, "");
  writeFileSync(join(folder, "wrangler.toml"), toml);

  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await promisify(execFile)(
    process.execPath,
    [resolve("node_modules/wrangler/bin/wrangler.js"), "preview", "--name", "pr-7"],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        CI: "1",
        WRANGLER_SEND_METRICS: "false",
        CLOUDFLARE_API_BASE_URL: url,
        CLOUDFLARE_API_TOKEN: "t",
        CLOUDFLARE_ACCOUNT_ID: "a",
      },
    },
  );
  const { body = "" } = asked.find(({ path }) => path.endsWith("/deployments")) ?? {};
  const metadata = JSON.parse(/name="metadata"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? "null");
  expect(metadata.env).toEqual({ ASSETS: { type: "assets" } });
  expect(metadata.exports).toMatchObject({
    default: { cache: { enabled: false } },
    Pages: { type: "worker" },
    Outbox: { type: "durable-object", storage: "sqlite" },
  });
  expect(metadata.cache).toEqual({ enabled: true });
});
