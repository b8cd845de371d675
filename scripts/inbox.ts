import { mkdirSync } from "node:fs";
import type { Plugin } from "vite";
import { startBackend } from "../backend/server.ts";

/** Where the inbox of the reference backend answers on one's own machine. */
export const inboxUrl = `http://localhost:${process.env.INBOX_PORT ?? 8788}`;

/** Starts the inbox; rejects with what to do when its port is taken. */
export function startInbox() {
  mkdirSync(".wrangler", { recursive: true });
  return startBackend({ port: Number(new URL(inboxUrl).port), database: ".wrangler/inbox.sqlite" });
}

/** Brings the inbox along with the development server. */
export function inbox(): Plugin {
  return {
    name: "inbox",
    apply: "serve",
    async configureServer(server) {
      const backend = await startInbox();
      server.httpServer?.once("close", () => backend.close());
      server.config.logger.info(`  Inbox: ${inboxUrl}`);
    },
  };
}
