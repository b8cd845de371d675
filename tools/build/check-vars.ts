import { unstable_readConfig as readConfig } from "wrangler";
import type { Problem } from "../../domain/booking/health.ts";
import { parseEnv, WrongVarsError } from "../../worker/config/env.ts";
import { describeProblem } from "./problem-text.ts";

/**
 * What facts.json and the vars of wrangler.toml lack to be the operator's own. Ends the build with the names of vars that
 * are wrong. Values of .dev.vars do not count, since no deploy has them.
 */
export function checkVars(): readonly Problem[] {
  // wrangler passes an environment to its build only in this variable.
  const config = readConfig({ config: "wrangler.toml", env: process.env.CLOUDFLARE_ENV });
  try {
    return parseEnv(configuredEnv(config)).placeholders;
  } catch (error) {
    if (!(error instanceof WrongVarsError)) throw error;
    console.error(
      `\nThe vars in wrangler.toml are wrong. Nothing is deployed.\n${list(error.problems)}`,
    );
    process.exit(1);
  }
}

/** What a deployed worker gets of a configuration, as far as parseEnv asks for it. */
export function configuredEnv({ vars, services }: ReturnType<typeof readConfig>) {
  const BACKEND = services?.find((service: { binding: string }) => service.binding === "BACKEND");
  return { ...vars, BACKEND };
}

/** Tells the operator, as the last lines of a build, which facts are not their own. */
export function reportPlaceholders(placeholders: readonly Problem[]): void {
  if (placeholders.length === 0) return;
  console.info(
    "\nNot your own yet (npm run setup asks for it). Until it is, every page of the deployed site says that it is a " +
      `demonstration, and /api/health answers 503.\n${list(placeholders.map((problem) => describeProblem(problem)[0]))}`,
  );
}

const list = (problems: readonly string[]) => problems.map((problem) => `  ${problem}\n`).join("");
