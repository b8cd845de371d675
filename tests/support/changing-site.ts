import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Site } from "./site.ts";

export interface ChangingSite {
  /** Without a trailing slash. */
  url: string;
  /** Method and path of each request that came through. */
  asked: string[];
  /** What a deployment makes of a text of the site. */
  change: (text: string) => string;
}

/** The site at an address at which another deployment can take its place, for all tests of a file. */
export function useChangingSite(site: Pick<Site, "url">): ChangingSite {
  const changing: ChangingSite = { url: "", asked: [], change: (text) => text };
  const server = createServer(passOn);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    changing.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    changing.asked = [];
    changing.change = (text) => text;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return changing;

  function passOn(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = new URL(site.url);
    const { method, url: path } = asked;
    changing.asked.push(`${method} ${path}`);
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const passed = request({ hostname, port, method, path, headers }, async (got) => {
      const body = Buffer.concat(await got.toArray());
      const isText = /html|javascript/.test(got.headers["content-type"] ?? "");
      const { "content-length": _, "transfer-encoding": __, etag: ___, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      answer.end(isText ? changing.change(String(body)) : body);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }
}
