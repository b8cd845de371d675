import { mkdirSync } from "node:fs";
import type { Plugin } from "vite";
import { startBackend } from "../backend/server.ts";
import { freePort } from "./ports.ts";

const usualPort = 8788;

/** Address of the reference backend's inbox on the developer's machine. */
export const inboxUrl = `http://localhost:${process.env.INBOX_PORT || usualPort}`;

/** Starts the inbox; if its port is taken, rejects with instructions. */
export async function startInbox() {
  const port = await freePort("INBOX_PORT", usualPort);
  mkdirSync(".wrangler", { recursive: true });
  return startBackend({ port, database: ".wrangler/inbox.sqlite" });
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
