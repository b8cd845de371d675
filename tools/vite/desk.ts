import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { freePort, localOutboxToken } from "../cli/local-site.ts";
import { runWorker } from "../cli/local-worker.ts";

const defaultPort = 8788;
const config = "desk/wrangler.toml";

// Local workers find each other by name in a registry, by default one for the whole machine: a site whose desk is bound
// could send to the desk of another copy of the project. wrangler reads the first, Vite's plugin the second.
const registry = resolve(".wrangler/registry");
process.env.WRANGLER_REGISTRY_PATH ??= registry;
process.env.MINIFLARE_REGISTRY_PATH ??= registry;

/** Address of the family's desk on the developer's machine. */
export const deskUrl = () => `http://localhost:${process.env.DESK_PORT || defaultPort}`;

// By this token a local site sends to the desk, and no page of another website does.
const BACKEND_TOKEN = randomBytes(24).toString("base64url");

/** The vars of a local site: how it finds the desk, and what the desk and the doctor open its outbox with. */
export const localVars = () => ({
  BACKEND_URL: deskUrl(),
  BACKEND_TOKEN,
  OUTBOX_TOKEN: localOutboxToken(),
});

// No mail leaves the machine: /cdn-cgi/explorer of the desk shows them.
const localMail = () => ({
  MAIL_TO: "family@example.com",
  MAIL_FROM: "inbox@example.com",
  DESK_URL: deskUrl(),
});

export interface LocalDesk {
  /** Resolves once it answers; rejects if it ends before. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * Starts the desk of the site at this address as `wrangler dev` runs it, over a database on disk; if its port is taken,
 * rejects with instructions.
 */
export async function startDesk(siteUrl: string): Promise<LocalDesk> {
  const port = await freePort("DESK_PORT", defaultPort);
  const tables = spawn("wrangler", ["d1", "migrations", "apply", "DB", "--local", "-c", config], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isStopped = false;
  let stop: () => void = () => {
    isStopped = true;
    tables.kill();
  };
  const start = async () => {
    const [code, signal] = await once(tables, "exit");
    // The tables may have been ready before they could be stopped.
    if (signal || isStopped) return;
    if (code !== 0) throw new Error("The desk has no tables: its migrations failed.");
    const { OUTBOX_TOKEN } = localVars();
    const CALENDAR_SECRET = randomBytes(24).toString("base64url");
    const secrets = { BACKEND_TOKEN, OUTBOX_TOKEN, CALENDAR_SECRET };
    const vars = { ...secrets, SITE_URL: siteUrl, ...localMail() };
    const args = ["--log-level", "warn"];
    const desk = runWorker({ config, vars, port, variable: "DESK_PORT", args });
    stop = desk.stop;
    await desk.ready;
  };
  process.once("exit", () => stop());
  return { ready: start(), stop: () => stop() };
}

/** Starts the desk together with the development server. */
export function desk(): Plugin {
  return {
    name: "desk",
    apply: "serve",
    async configureServer(server) {
      const { logger } = server.config;
      const { port = 5173 } = server.config.server;
      const { ready, stop } = await startDesk(`http://localhost:${port}`);
      server.httpServer?.once("close", stop);
      ready.then(
        () => logger.info(`  Desk: ${deskUrl()}`),
        ({ message }) => logger.error(message),
      );
    },
  };
}
