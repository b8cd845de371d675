import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
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

/** The built worker and its files at an address that the site takes for its own: so search engines may list it. */
export async function serveSite(): Promise<ServedSite> {
  const kept = new Map<string, string>();
  let worker: URL | undefined;
  const server = createServer((asked, answer) => {
    const page = kept.get(asked.url ?? "");
    if (page !== undefined) {
      answer.setHeader("Content-Type", "text/html; charset=utf-8");
      answer.setHeader("Content-Encoding", "gzip");
      const packed = createGzip();
      packed.pipe(answer);
      packed.end(page);
    } else if (worker) passOn(asked, answer, worker);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
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

// With the visitor's Host, by which the worker knows whether it is asked at its own address.
function passOn(asked: IncomingMessage, answer: ServerResponse, { hostname, port }: URL): void {
  const { method, url: path, headers } = asked;
  const passed = request({ hostname, port, path, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}
