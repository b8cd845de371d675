import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** Another company's host that serves one script and records its requests. */
export function useOtherHost(script: string): { url: string; requests: string[] } {
  const host = { url: "", requests: [] as string[] };
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      host.requests.push(request.url ?? "");
      response.setHeader("Content-Type", "text/javascript");
      response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      response.end(script);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  return host;
}
