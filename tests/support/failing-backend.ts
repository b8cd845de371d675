import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  text?: string;
  headers?: Record<string, string>;
  /** Whether the answer stays open after its first bytes. */
  endless?: boolean;
}

/** How the backend treats a request: it answers, stays silent, or cuts the connection. */
export type Behaviour = Answer | "hang" | "drop";

export interface FailingBackend {
  url: string;
  /** The requests received during this test, in order. */
  received: ReceivedRequest[];
  /** Sets the behaviour until the end of the test. By default the backend accepts everything with 200. */
  behave(behaviour: Behaviour): void;
}

/** A backend that records its requests and fails as a test tells it to, for all tests of a file. */
export function useFailingBackend(): FailingBackend {
  let behaviour: Behaviour = { status: 200 };
  let server: Server;
  const backend: FailingBackend = {
    url: "",
    received: [],
    behave(next) {
      behaviour = next;
    },
  };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { method = "", url: path = "", headers } = request;
      const body = (await request.toArray()).join("");
      backend.received.push({ method, path, headers, body });
      carryOut(behaviour, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    behaviour = { status: 200 };
    backend.received.length = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return backend;
}

function carryOut(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === "hang") return;
  if (behaviour === "drop") {
    response.destroy();
    return;
  }
  const { status, text = "", headers = {}, endless = false } = behaviour;
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  if (endless) response.write(text || " ");
  else response.end(text);
}
