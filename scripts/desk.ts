import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Plugin } from "vite";
import { localOutboxToken } from "./local-token.ts";
import { freePort } from "./ports.ts";

const usualPort = 8788;
const config = ["-c", "backend/wrangler.toml"];

/** Address of the family's desk on the developer's machine. */
export const deskUrl = `http://localhost:${process.env.INBOX_PORT || usualPort}`;

// By these vars a local site finds the desk, and no page of another website does.
const deskVars = {
  BACKEND_URL: deskUrl,
  BACKEND_TOKEN: randomBytes(24).toString("base64url"),
};

/** The vars of a local site: how it finds the desk, and what the desk and `npm run outbox` open its outbox with. */
export const localVars = () => ({ ...deskVars, OUTBOX_TOKEN: localOutboxToken() });

// No mail leaves the machine: /cdn-cgi/explorer of the desk shows them.
const localMail = {
  MAIL_TO: "family@example.com",
  MAIL_FROM: "inbox@example.com",
  DESK_URL: deskUrl,
};

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
  const port = await freePort("INBOX_PORT", usualPort);
  const running = new Set<ChildProcess>();
  let isStopped = false;
  const run = (args: string[], lines: "ignore" | "inherit") => {
    const child = spawn("wrangler", [...args, ...config], {
      stdio: ["ignore", lines, "inherit"],
    });
    running.add(child);
    child.once("exit", () => running.delete(child));
    return child;
  };
  const stop = () => {
    isStopped = true;
    for (const child of running) child.kill();
  };
  process.once("exit", stop);
  const start = async () => {
    const [code] = await once(
      run(["d1", "migrations", "apply", "DB", "--local"], "ignore"),
      "exit",
    );
    if (isStopped) return;
    if (code !== 0) throw new Error("The desk has no tables: its migrations failed.");
    const { BACKEND_TOKEN, OUTBOX_TOKEN } = localVars();
    const CALENDAR_SECRET = randomBytes(24).toString("base64url");
    const secrets = { BACKEND_TOKEN, OUTBOX_TOKEN, CALENDAR_SECRET };
    const vars = { ...secrets, SITE_URL: siteUrl, ...localMail };
    const given = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
    const options = ["--port", String(port), "--show-interactive-dev-session=false"];
    const desk = run(["dev", ...options, ...given, "--log-level", "warn"], "inherit");
    await answering(desk);
  };
  return { ready: start(), stop };
}

async function answering(desk: ChildProcess): Promise<void> {
  while (desk.exitCode === null && desk.signalCode === null) {
    const isUp = await fetch(deskUrl).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("The desk ended before it answered.");
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
        () => logger.info(`  Inbox: ${deskUrl}`),
        ({ message }) => logger.error(message),
      );
    },
  };
}
