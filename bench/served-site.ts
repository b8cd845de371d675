import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createTestHarness } from "wrangler";
import { workerBundle } from "../tests/support/prepare.ts";

export interface ServedSite {
  origin: string;
  /** Answers a path with this HTML from now on. */
  keep(path: string, html: string): void;
  stop(): Promise<void>;
}

/** A certificate: with it the site is served over HTTP/2, as Cloudflare does. */
export interface Certificate {
  key: string;
  cert: string;
}

// HTTP/2 does not allow these headers.
const ofOneConnection = ["connection", "keep-alive", "transfer-encoding"];

type Asked = IncomingMessage | Http2ServerRequest;
type Answer = ServerResponse | Http2ServerResponse;

interface Kept {
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/**
 * The built worker and its files at an address that the site takes for its own, so that search engines may list it.
 * Repeated requests for a file are answered from memory, as a cache near the visitor would do: wrangler's own file
 * server takes a tenth of a second for a page full of pictures, and a phone's simulation counts that.
 */
export async function serveSite(certificate?: Certificate, checkout = "."): Promise<ServedSite> {
  const kept = new Map<string, Kept>();
  let worker: URL | undefined;
  const handle = (asked: Asked, answer: Answer) => {
    const url = asked.url ?? "";
    const known = isWholeFile(asked) ? kept.get(url) : undefined;
    if (known) give(known, answer);
    else if (worker) passOn(asked, answer, worker, (file) => kept.set(url, file));
  };
  const server = certificate ? createSecureServer(certificate, handle) : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const scheme = certificate ? "https" : "http";
  const origin = `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
  const vars = { SITE_URL: origin };
  const harness = createTestHarness({
    workers: [
      {
        configPath: join(checkout, "wrangler.toml"),
        prebuiltWorkerDir: join(checkout, workerBundle),
        vars,
      },
    ],
  });
  worker = (await harness.listen()).url;
  return {
    origin,
    keep: (path, html) => void kept.set(path, packedPage(html)),
    async stop() {
      server.close();
      await harness.close();
    },
  };
}

function packedPage(html: string): Kept {
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" };
  return { headers, body: gzipSync(html) };
}

function isWholeFile({ method, headers }: Asked): boolean {
  return method === "GET" && headers.range === undefined;
}

function give({ headers, body }: Kept, answer: Answer): void {
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
  answer.end(body);
}

// Passes on the visitor's Host, which tells the worker whether it is asked at its own address.
function passOn(
  asked: Asked,
  answer: Answer,
  { hostname, port }: URL,
  keep: (file: Kept) => void,
): void {
  const { method, headers } = asked;
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
  const passed = request({
    hostname,
    port,
    method,
    path: asked.url ?? "/",
    headers: { ...Object.fromEntries(own), host: headers.host ?? String(headers[":authority"]) },
  });
  passed.on("response", (got) => {
    answer.statusCode = got.statusCode ?? 502;
    const headers: Kept["headers"] = {};
    for (const [name, value] of Object.entries(got.headers)) {
      if (value !== undefined && !ofOneConnection.includes(name)) headers[name] = value;
    }
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    const chunks: Buffer[] = [];
    got.on("data", (chunk: Buffer) => chunks.push(chunk));
    got.on("end", () => {
      const isFile = got.statusCode === 200 && isWholeFile(asked) && !isPage(got);
      if (isFile) keep({ headers, body: Buffer.concat(chunks) });
    });
    got.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? true;
}
