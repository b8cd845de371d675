import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { readToken } from "./access.ts";
import { startBackend } from "./server.ts";

const database = process.env.DATABASE || ".wrangler/inbox.sqlite";
const hostname = process.env.HOST || "127.0.0.1";

try {
  const port = readPort(process.env.PORT || "8788");
  const token = readToken(process.env.BACKEND_TOKEN);
  if (database !== ":memory:") mkdirSync(dirname(database), { recursive: true });
  const backend = await startBackend({ port, database, hostname, token });
  console.info(`Inbox: ${backend.url} (kept in ${database})`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => backend.close());
  }
} catch (error) {
  console.error(`The backend did not start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT=${text} is not a port: choose a whole number from 0 to 65535.`);
}
