import { Agent, request } from "node:http";

export interface Load {
  requests: number;
  seconds: number;
  bytes: number;
}

/** Requests one address repeatedly, over so many connections, for some time; throws unless the status is 200. */
export async function load(url: string, ms: number, connections = 8): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const until = started + ms;
  let requests = 0;
  let bytes = 0;
  const ask = async () => {
    while (performance.now() < until) {
      bytes = await get(url, agent);
      requests++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return { requests, bytes, seconds: (performance.now() - started) / 1000 };
}

function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
