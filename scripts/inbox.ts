import { mkdirSync } from "node:fs";
import type { Plugin } from "vite";
import { startBackend } from "../backend/server.ts";

/** Address of the reference backend's inbox on the developer's machine. */
export const inboxUrl = `http://localhost:${process.env.INBOX_PORT ?? 8788}`;

/** Starts the inbox; if its port is taken, rejects with instructions. */
export function startInbox() {
  mkdirSync(".wrangler", { recursive: true });
  return startBackend({ port: Number(new URL(inboxUrl).port), database: ".wrangler/inbox.sqlite" });
}

/** Starts the inbox together with the development server. */
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
