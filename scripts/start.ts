import { spawn } from "node:child_process";
import { inboxUrl, startInbox } from "./inbox.ts";

const siteUrl = "http://localhost:8787";

// wrangler builds the production bundle first: see [build] in wrangler.toml.
const backend = await startInbox();
const wrangler = spawn(
  "wrangler",
  [
    "dev",
    "--port",
    "8787",
    "--var",
    `BACKEND_URL:${inboxUrl}`,
    "--show-interactive-dev-session=false",
  ],
  { stdio: ["ignore", "inherit", "inherit"] },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => wrangler.kill(signal));
}
wrangler.once("error", (error) => {
  console.error(`wrangler did not start: ${error.message}. Has npm ci been run?`);
  process.exitCode = 1;
});
wrangler.once("exit", async (code) => {
  process.exitCode = code ?? 0;
  await backend.close();
});
await untilAnswering();
console.info(`\nSite:  ${siteUrl}\nInbox: ${inboxUrl}\nStop with Ctrl+C.\n`);

async function untilAnswering(): Promise<void> {
  while (wrangler.exitCode === null) {
    const isUp = await fetch(`${siteUrl}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
