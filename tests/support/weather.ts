import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Desk, type DeskOptions, deskToken, startDesk } from "./desk.ts";

/** What can happen to a request on its way to the backend and back. */
export type Weather =
  | "clear"
  | "error"
  | "busy"
  | "nobody there"
  | "drop before"
  | "drop after"
  | "hang"
  | "refuse";

// What a proxy says while the backend behind it is being deployed.
const passing = [401, 404, 408];

export interface StormyBackend {
  url: string;
  /** The vars by which a site finds it. */
  siteVars: Desk["siteVars"];
  /** How many attempts met each weather. */
  met: Record<Weather, number>;
  desk(): Desk;
  /** Kills the desk for so long, then starts it again over the same database. */
  restart(downMs: number): Promise<void>;
  close(): Promise<void>;
}

/** The family's desk over a database on disk, behind a proxy in which `weatherOf` decides about each attempt. */
export async function startStormyBackend(
  storage: string,
  weatherOf: (body: string) => Weather,
  options: DeskOptions,
): Promise<StormyBackend> {
  let desk = await startDesk({ ...options, storage });
  const met: Record<Weather, number> = {
    clear: 0,
    error: 0,
    busy: 0,
    "nobody there": 0,
    "drop before": 0,
    "drop after": 0,
    hang: 0,
    refuse: 0,
  };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const weather = weatherOf(body);
    met[weather]++;
    const status = passing[met[weather] % passing.length] ?? 404;
    if (weather === "nobody there") response.writeHead(status).end("come back later");
    else await carryOut(weather, () => pass(desk.url, request, body), response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    siteVars: { BACKEND_URL: url, BACKEND_TOKEN: deskToken },
    met,
    desk: () => desk,
    async restart(downMs) {
      await desk.stop();
      await new Promise((resolve) => setTimeout(resolve, downMs));
      desk = await startDesk({ ...options, storage });
    },
    close: () => closeBoth(server, desk),
  };
}

async function carryOut(
  weather: Exclude<Weather, "nobody there">,
  passOn: () => Promise<Response>,
  response: ServerResponse,
): Promise<void> {
  if (weather === "hang") return;
  if (weather === "error") response.writeHead(503).end("snowed in");
  else if (weather === "busy") response.writeHead(429).end("later");
  else if (weather === "refuse") response.writeHead(400).end("no");
  else if (weather === "drop before") response.destroy();
  else {
    try {
      const answer = await passOn();
      if (weather === "drop after") response.destroy();
      else response.writeHead(answer.status).end(await answer.text());
    } catch {
      // The desk itself is down.
      response.destroy();
    }
  }
}

function pass(url: string, request: IncomingMessage, body: string): Promise<Response> {
  const headers = {
    Authorization: String(request.headers.authorization),
    "Content-Type": String(request.headers["content-type"]),
    "Idempotency-Key": String(request.headers["idempotency-key"]),
  };
  return fetch(url + request.url, { method: request.method ?? "POST", headers, body });
}

async function closeBoth(server: Server, desk: Desk): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await desk.stop();
}
