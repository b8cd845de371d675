import { existsSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { mailSettings } from "../../../desk/mail/mail-settings.ts";
import { retentionSettings } from "../../../desk/privacy/retention.ts";
import { nodeAt } from "../../../domain/lib/tree.ts";
import { parseEnv, WrongVarsError } from "../../../worker/config/env.ts";
import { configuredEnv } from "../../build/check-vars.ts";
import { problemsInFactsFile, readFacts } from "../../build/facts-file.ts";
import { describeProblem } from "../../build/problem-text.ts";
import { deskSecrets, siteSecrets } from "../setup/deploy.ts";
import { factQuestions } from "../setup/questions.ts";
import { textsToConfirm, unconfirmedTexts } from "../texts-to-confirm.ts";
import { error, type Finding, ok, unless, warning } from "./finding.ts";

/** Findings about this folder before a deploy. */
export function checkoutFindings(): Finding[] {
  const facts = problemsInFactsFile().map((problem) =>
    error(`facts.json: ${problem}`, "npm run setup, or correct it in facts.json"),
  );
  return [
    // What does not fit cannot be read as settings.
    ...(facts.length > 0 ? facts : [ok("facts.json fits"), ...siteFindings(), companyFinding()]),
    ...deskFindings(),
    secretsFinding(),
    textsFinding(),
  ];
}

function siteFindings(): Finding[] {
  const config = readConfig({ config: "wrangler.toml" });
  const { kv_namespaces: stores = [] } = config;
  const hasCount = stores.some(({ binding }: { binding: string }) => binding === "RATE_LIMIT");
  const count = unless(
    hasCount,
    "wrangler.toml binds RATE_LIMIT",
    error(
      "wrangler.toml binds no KV namespace as RATE_LIMIT: nobody counts how many requests one sender makes",
      "put the lines [[kv_namespaces]] back",
    ),
  );
  try {
    const { placeholders } = parseEnv(configuredEnv(config));
    const left = placeholders.map((problem) => error(...describeProblem(problem)));
    return [
      count,
      ...(left.length > 0 ? left : [ok("Facts and settings of the site are your own")]),
    ];
  } catch (thrown) {
    if (!(thrown instanceof WrongVarsError)) throw thrown;
    return [
      count,
      ...thrown.problems.map((problem) => error(problem, "correct it in wrangler.toml")),
    ];
  }
}

// What the law wants a business to say of itself; a page claims nothing while it is empty. docs/facts.md
function companyFinding(): Finding {
  const facts = { ...readFacts() };
  const unsaid = factQuestions()
    .filter(({ fact }) => fact.startsWith("company.") && fact !== "company.complaintsAddress")
    .filter(({ fact }) => !nodeAt(facts, fact));
  return unless(
    unsaid.length === 0,
    "The legal notice says who runs the business",
    warning(
      `The legal notice says nothing of: ${unsaid.map(({ title }) => title).join(", ")}`,
      "npm run setup -- company; docs/facts.md says what the law asks for",
    ),
  );
}

function deskFindings(): Finding[] {
  const config = "desk/wrangler.toml";
  const { vars, send_email: mails = [], services = [] } = readConfig({ config });
  const settings = vars as Record<string, string>;
  const MAIL = mails.length > 0 ? {} : undefined;
  const { mail, problems } = mailSettings({ ...settings, MAIL } as never);
  const lent = retentionSettings(settings as never);
  const wrong = [...problems, ...("problems" in lent ? lent.problems : [])];
  const bindings = services.map(({ binding }: { binding: string }) => binding);
  return [
    ...wrong.map((problem) => error(`The desk's ${problem}`, `correct it in ${config}`)),
    unless(
      mail !== undefined,
      "The desk writes an email for each request",
      warning(
        "The desk writes no email, neither for a request nor when something is wrong",
        `set MAIL_TO and MAIL_FROM in ${config}`,
      ),
    ),
    unless(
      bindings.includes("SITE"),
      "The desk watches the site",
      warning(
        "The desk isn't bound to the site, so it sees what waits there by OUTBOX_TOKEN alone",
        `uncomment the lines of SITE in ${config} once the site is deployed`,
      ),
    ),
  ];
}

function secretsFinding(): Finding {
  const missing = [siteSecrets, deskSecrets].filter((file) => !existsSync(file));
  return unless(
    missing.length === 0,
    "The secrets are made",
    warning(
      `There is no ${missing.join(" and no ")}`,
      "npm run setup makes them; whoever has set all secrets already needs none",
    ),
  );
}

function textsFinding(): Finding {
  const all = textsToConfirm().length;
  const open = unconfirmedTexts().length;
  return unless(
    open === 0,
    `All ${all} texts are confirmed`,
    warning(
      `${open} of ${all} texts wait for you to say that they are true`,
      "npm run setup -- texts",
    ),
  );
}
