// Runs at the end of a build: a worker with wrong vars must not ship, nor a page without its scripts. The router
// writes the scripts and app/navigation/deferred-scripts.tsx makes them inert, which fails if a new router version
// writes them differently.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { createTestHarness, unstable_readConfig as readConfig } from "wrangler";
import { defaultLanguage } from "../../domain/pages/languages.ts";
import { pathOf } from "../../domain/pages/routes.ts";
import { checkVars, reportPlaceholders } from "./check-vars.ts";
import { withPolicyOf } from "./file-headers.ts";

const placeholders = checkVars();
const env = process.env.CLOUDFLARE_ENV;
const { name = "", services = [] } = readConfig({ config: "wrangler.toml", env });
const harness = createTestHarness({
  workers: [
    {
      configPath: "wrangler.toml",
      env,
      prebuiltWorkerDir: "build/server",
      // Other workers, as the desk, don't run here, and the home page asks none of them.
      bindingOverrides: Object.fromEntries(
        services.map((service: { binding: string }) => [service.binding, name]),
      ),
    },
  ],
});
const { url } = await harness.listen();
const answer = await fetch(new URL(pathOf("home", defaultLanguage), url));
const page = parse(await answer.text(), { blockTextElements: { script: true } });
await harness.close();
const fileHeaders = "build/client/_headers";
writeFileSync(fileHeaders, withPolicyOf(answer.headers, readFileSync(fileHeaders, "utf8")));

const asleep = page.querySelector("noscript > template");
const found = {
  "an answer of 200": answer.status === 200,
  "the router's place for data, as a classic script":
    count("script:not([type])", /__reactRouterContext/) === 1,
  "the router's scripts, as one module": count("script[type=module]", /import\(/) === 1,
  "their preloads": (asleep?.querySelectorAll("link[rel=modulepreload]").length ?? 0) > 3,
  "no module that runs at once": page.querySelectorAll("script[type=module]").length === 1,
};
const missing = Object.entries(found).flatMap(([what, isThere]) => (isThere ? [] : [what]));
if (missing.length > 0) {
  throw new Error(
    `The home page lacks ${missing.join("; ")}. Does the router write its scripts differently? ` +
      "See app/navigation/deferred-scripts.tsx.",
  );
}
reportPlaceholders(placeholders);

function count(selector: string, text: RegExp): number {
  const scripts = asleep?.querySelectorAll(selector) ?? [];
  return scripts.filter(({ rawText }) => text.test(rawText)).length;
}
