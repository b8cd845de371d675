// Runs at the end of a build: asks the finished worker what the operator still has to change.
import type { TestHarness } from "wrangler";

const health = "/api/health";

/**
 * Whether the vars in the harness's configuration fit; if not, writes what is wrong. Writes what still has a
 * placeholder, too.
 */
export async function checkVars(harness: Pick<TestHarness, "fetch">): Promise<boolean> {
  const wrong = await problemsAt(`http://localhost${health}`);
  if (wrong.length > 0) {
    console.error(`\nThe vars in wrangler.toml are wrong. Nothing is deployed.${lines(wrong)}`);
    return false;
  }
  const unfinished = await problemsAt(`https://deployed.invalid${health}`);
  if (unfinished.length > 0) {
    console.info(
      `\nNot your own yet (wrangler.toml). Until it is, every page of the deployed site says that it is a ` +
        `demonstration, and ${health} answers 503.${lines(unfinished)}`,
    );
  }
  return true;

  async function problemsAt(url: string): Promise<string[]> {
    const { problems = [] } = (await (await harness.fetch(url)).json()) as { problems?: string[] };
    return problems;
  }
}

function lines(problems: readonly string[]): string {
  return `\n${problems.map((problem) => `  ${problem}\n`).join("")}`;
}
