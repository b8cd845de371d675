import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { createTestHarness } from "wrangler";
import { workerBundle } from "../support/prepare.ts";

export interface ServedSite {
  origin: string;
  /** Answers a path with this HTML from now on. */
  keep(path: string, html: string): void;
  stop(): Promise<void>;
}

/** With it the site is served over HTTP/2, as Cloudflare does. */
export interface Certificate {
  key: string;
  cert: string;
}

// HTTP/2 has no such headers.
const ofOneConnection = ["connection", "keep-alive", "transfer-encoding"];

type Asked = IncomingMessage | Http2ServerRequest;
type Answer = ServerResponse | Http2ServerResponse;

/** The built worker and its files at an address that the site takes for its own: so search engines may list it. */
export async function serveSite(certificate?: Certificate): Promise<ServedSite> {
  const kept = new Map<string, string>();
  let worker: URL | undefined;
  const handle = (asked: Asked, answer: Answer) => {
    const page = kept.get(asked.url ?? "");
    if (page !== undefined) giveKept(page, answer);
    else if (worker) passOn(asked, answer, worker);
  };
  const server = certificate ? createSecureServer(certificate, handle) : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const scheme = certificate ? "https" : "http";
  const origin = `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
  const vars = { SITE_URL: origin };
  const harness = createTestHarness({
    workers: [{ configPath: "wrangler.toml", prebuiltWorkerDir: workerBundle, vars }],
  });
  worker = (await harness.listen()).url;
  return {
    origin,
    keep: (path, html) => void kept.set(path, html),
    async stop() {
      server.close();
      await harness.close();
    },
  };
}

function giveKept(page: string, answer: Answer): void {
  answer.setHeader("content-type", "text/html; charset=utf-8");
  answer.setHeader("content-encoding", "gzip");
  const packed = createGzip();
  packed.pipe(answer);
  packed.end(page);
}

// With the visitor's Host, by which the worker knows whether it is asked at its own address.
function passOn(asked: Asked, answer: Answer, { hostname, port }: URL): void {
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
    for (const [name, value] of Object.entries(got.headers)) {
      if (value !== undefined && !ofOneConnection.includes(name)) answer.setHeader(name, value);
    }
    got.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}
