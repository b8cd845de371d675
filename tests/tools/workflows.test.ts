import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isDemonstration, parseEnv } from "../../worker/config/env.ts";
import { factOf } from "../../worker/config/facts-from-vars.ts";
import { varsSchema } from "../../worker/config/vars-schema.ts";
import { hasBackend } from "../../worker/forms/relay.ts";

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  environment?: string;
  permissions?: unknown;
  "timeout-minutes"?: number;
  steps: Step[];
}
interface Workflow {
  env?: Record<string, string>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
  cloudflare: { bindings: Record<string, { description: string }> };
}

const read = (file: string) => readFileSync(file, "utf8");
const manifest = JSON.parse(read("package.json")) as Manifest;
const toml = read("wrangler.toml");

describe("the button that deploys to Cloudflare", () => {
  const { bindings } = manifest.cloudflare;
  // In comments too: those are the optional ones. The build's files and its version are nothing that anybody has to know of.
  const bound = [...toml.matchAll(/^(?:# )?(?:binding|name) = "([A-Z_]+)"$/gm)]
    .map(([, name]) => name)
    .filter((name = "") => !["ASSETS", "VERSION"].includes(name));

  test("explains each var, secret and binding of the site, and nothing else", () => {
    expect(bound).toEqual(["RATE_LIMIT", "BURST_LIMIT", "VISITS", "BACKEND"]);
    const all = [...Object.keys(varsSchema.shape), ...bound];
    expect(Object.keys(bindings).sort()).toEqual(all.sort());
  });

  test.each(Object.entries(bindings))(
    "says of %s what it is, and which fact it overrides",
    (name, { description }) => {
      expect(description).toMatch(/^\S.{20,}\.$/);
      const fact = factOf(name);
      if (fact) expect(description).toContain(`Overrides \`${fact}\` of facts.json`);
      else expect(description).not.toContain("facts.json");
    },
  );

  test("asks for the secrets, of which only the first is needed", () => {
    const lines = [...read(".dev.vars.example").matchAll(/^(# )?([A-Z_]+)=(.*)$/gm)];
    const secrets = Object.keys(varsSchema.shape).filter((name) => /_(SECRET|TOKEN)$/.test(name));
    expect(lines.map(([, , name]) => name).sort()).toEqual(secrets.sort());
    expect(lines.filter(([, comment]) => !comment).map(([, , name]) => name)).toEqual([
      "RATE_LIMIT_SECRET",
    ]);
    // Whoever keeps the example hears from /api/health that it is too short.
    expect(lines[0]?.[3]).toMatch(/^change-me #/);
  });
});

describe("a preview", () => {
  test("has no vars and no bindings: it says that it is a demonstration, and sends nothing", () => {
    const [, block = ""] = toml.split(/^\[previews.*\]$/m);
    expect(toml.match(/^\[+previews.*$/gm)).toEqual(["[previews.observability]"]);
    expect(block.match(/^\w+/gm)).toEqual(["enabled", "redact_query_string", "logs"]);
  });

  test("calls itself a demonstration even where all facts are the family's own", () => {
    const own = { SITE_URL: "https://nord.se", CONTACT_EMAIL: "hej@nord.se", INSTAGRAM_URL: "" };
    const more = { YOUTUBE_URL: "", CONTACT_PHONES: "+46 953 100 05" };
    const preview = parseEnv({ ...own, ...more, SITE_ADDRESS: "Byvägen 7, 923 99, Råstrand" });
    expect(preview.placeholders).toEqual([{ code: "noBackend", subject: "BACKEND_URL" }]);
    const address = new URL("https://pr-7-lapland-winter-tours.nord.workers.dev");
    expect(isDemonstration(preview, address)).toBe(true);
    expect(hasBackend(preview)).toBe(false);
  });
});

describe.each(globSync(".github/workflows/*.yml"))("%s", (file) => {
  const workflow = parse(read(file)) as Workflow;
  const jobs = Object.values(workflow.jobs);
  test("may read the repository and nothing more, and ends at some time", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of jobs) {
      expect(job.permissions).toBeUndefined();
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
    }
    // That event would give a stranger's code the secrets.
    expect(read(file)).not.toContain("pull_request_target");
  });

  test("names what it uses of others by the hash of it, with its version beside", () => {
    const lines = read(file).match(/^.*\buses:.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(read(file).match(/persist-credentials: false/g)).toHaveLength(lines.length);
  });
});

describe("the workflow that ships", () => {
  const { env, jobs } = parse(read(".github/workflows/ship.yml")) as Workflow;
  const commandsOf = (job: string) => jobs[job]?.steps.map(({ run = "" }) => run).join("\n");

  test("gives secrets to the two environments alone, and that of the site to nothing but main", () => {
    expect(JSON.stringify(env)).not.toContain("secrets.");
    const withSecrets = Object.entries(jobs).filter(([, job]) =>
      JSON.stringify(job).includes("secrets."),
    );
    expect(withSecrets.map(([name, { environment }]) => [name, environment])).toEqual([
      ["preview", "preview"],
      ["end-preview", "preview"],
      ["deploy", "production"],
    ]);
    expect(jobs.deploy).toMatchObject({ needs: "check", if: "github.event_name == 'push'" });
  });

  test("gives the token to wrangler's uploads, and to no build", () => {
    for (const { run = "", env: given = {} } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      const isUpload = /^npx wrangler (preview|deploy|d1)\b/.test(run);
      const its = isUpload ? expect.stringContaining("secrets.CLOUDFLARE_API_TOKEN }") : undefined;
      expect(given.CLOUDFLARE_API_TOKEN, run).toEqual(its);
      if (isUpload) expect(run).not.toMatch(/npm|build\b(?!\.toml)/);
      // Others may learn whether there is one.
      else expect(JSON.stringify(given)).not.toMatch(/secrets\.\w+ }}/);
    }
    for (const job of ["preview", "deploy"])
      expect(commandsOf(job)).toMatch(/npm run build\nsed .* > wrangler\.built\.toml\n/);
  });

  test("uploads what it built, by the same configuration without [build]", () => {
    const [, script] = /^sed '(.*)' wrangler\.toml >/m.exec(commandsOf("deploy") ?? "") ?? [];
    const built = execFileSync("sed", [script ?? "", "wrangler.toml"], { encoding: "utf8" });
    expect(toml.replace(/^\[build\]\ncommand = "npm run build"\n/m, "")).toBe(built);
    expect(commandsOf("preview")).toContain(`sed '${script}'`);
    expect(commandsOf("deploy")).toContain("npx wrangler deploy --config wrangler.built.toml");
    expect(commandsOf("preview")).toContain("npx wrangler preview --config wrangler.built.toml");
  });
});
