import { spawn } from "node:child_process";
import { deskUrl, localVars, startDesk } from "./desk.ts";
import { freePort } from "./ports.ts";

// Another program's answers there must not pass for this site's.
const port = await orEnd(freePort("PORT", 8787));
const siteUrl = `http://localhost:${port}`;
const desk = await orEnd(startDesk(siteUrl));

// wrangler builds the production bundle first: see [build] in wrangler.toml.
const wrangler = spawn(
  "wrangler",
  [
    "dev",
    "--port",
    String(port),
    ...Object.entries(localVars()).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
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
wrangler.once("exit", (code) => {
  process.exitCode = code ?? 0;
  desk.stop();
});
if (await isAnswering()) {
  await orEnd(desk.ready);
  console.info(`\nSite:  ${siteUrl}\nInbox: ${deskUrl}\nStop with Ctrl+C.\n`);
}

async function orEnd<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Waits for the site; false if wrangler ends first. */
async function isAnswering(): Promise<boolean> {
  while (wrangler.exitCode === null) {
    // Any status will do: requests of an earlier run may wait in the outbox.
    const isUp = await fetch(`${siteUrl}/api/health`).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return false;
}
