import { parseArgs } from "node:util";
import { deskUrl, localVars, startDesk } from "../vite/desk.ts";
import { freePort } from "./local-site.ts";
import { runWorker } from "./local-worker.ts";

const isVerbose = readArguments();
// Another program's answers there must not pass for this site's.
const port = await orEnd(freePort("PORT", 8787));
const siteUrl = `http://localhost:${port}`;
const desk = await orEnd(startDesk(siteUrl));

console.info("Building the site, then starting it: about half a minute.");
// wrangler builds the production bundle first: see [build] in wrangler.toml.
const site = runWorker({
  config: "wrangler.toml",
  vars: localVars(),
  port,
  variable: "PORT",
  isVerbose,
});
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    isStopping = true;
    site.stop(signal);
  });
}
site.ended.then((code) => {
  process.exitCode ||= code;
  desk.stop();
});
try {
  await Promise.all([site.ready, desk.ready]);
  console.info(`\nSite:  ${siteUrl}\nDesk:  ${deskUrl()}\nStop with Ctrl+C.\n`);
} catch (error) {
  if (!isStopping) fail(error);
  site.stop();
}

/** Whether all of wrangler's log is wanted. A flag of a port says the same as its variable, and goes before it. */
function readArguments(): boolean {
  try {
    const options = {
      port: { type: "string" },
      "desk-port": { type: "string" },
      // The name before 1.1, for one more release.
      "inbox-port": { type: "string" },
      verbose: { type: "boolean" },
    } as const;
    const { values } = parseArgs({ options });
    const deskPort = values["desk-port"] ?? values["inbox-port"];
    if (values.port !== undefined) process.env.PORT = values.port;
    if (deskPort !== undefined) process.env.DESK_PORT = deskPort;
    return values.verbose ?? false;
  } catch (error) {
    console.error(
      `${(error as Error).message.split(".")[0]}. npm start takes: -- --port 8797 --desk-port 8798 --verbose`,
    );
    process.exit(2);
  }
}

async function orEnd<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    fail(error);
    process.exit();
  }
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
