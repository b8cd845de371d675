import { type Agent, request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface RawInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  agent?: Agent;
  /** The time after which a request without a complete answer fails. */
  timeoutMs?: number;
}

/** Sends a path exactly as written, which a URL parser would change. */
export function rawRequest(origin: string, path: string, init: RawInit = {}): Promise<RawAnswer> {
  const { method = "GET", headers = {}, body, agent, timeoutMs } = init;
  const { hostname, port } = new URL(origin);
  const signal = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent, signal }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
