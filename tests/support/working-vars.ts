import { unstable_readConfig } from "wrangler";

/** The vars of wrangler.toml: placeholders that work. */
export const workingVars: Record<string, unknown> = unstable_readConfig({
  config: "wrangler.toml",
}).vars;
