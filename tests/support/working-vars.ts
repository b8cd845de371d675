import { unstable_readConfig } from "wrangler";
import { facts } from "#domain/facts/facts.ts";
import { varsOf } from "../../worker/config/facts-from-vars.ts";

/** The facts of facts.json as vars, and the vars of wrangler.toml: placeholders that work. */
export const workingVars: Record<string, unknown> = {
  ...varsOf(facts),
  ...unstable_readConfig({ config: "wrangler.toml" }).vars,
};
