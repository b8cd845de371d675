import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { confirmedFile, unconfirmedTexts } from "../texts-to-confirm.ts";
import { backendIn, backendProblem, makeSecrets, nextSteps, withBackend } from "./deploy.ts";
import { readAnswers, withFactText } from "./facts-text.ts";
import { type Asker, askForFacts, askForTexts, isExample, Stopped, terminal } from "./interview.ts";
import { factQuestions } from "./questions.ts";

const usage = `npm run setup                      asks for everything, one by one
npm run setup -- prices season     asks only for the facts whose names begin so
npm run setup -- backend           asks where requests go
npm run setup -- texts             asks which texts are true of you
npm run setup -- --answers FILE    asks nothing: takes facts from a file in the shape of facts.json ("-": what is piped in),
                                   of which parts may be missing; "backend" there is "desk", "later" or an address`;

const factsFile = "facts.json";
const wranglerFile = "wrangler.toml";
const questions = factQuestions();
const { answers, topics } = readArguments();

try {
  if (answers !== undefined) takeAnswers(answers);
  else if (process.stdin.isTTY) await interview(terminal());
  else
    throw new Error(
      "npm run setup asks questions, so it needs a terminal. Without one: npm run setup -- --answers FILE",
    );
} catch (error) {
  if (error instanceof Stopped) {
    console.info("\nStopped. What you answered is kept; npm run setup goes on from there.");
    process.exitCode = 130;
  } else {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function interview(asker: Asker): Promise<void> {
  try {
    const isAll = topics.length === 0;
    const asked = questions.filter(
      ({ fact }) => isAll || topics.some((topic) => fact === topic || fact.startsWith(`${topic}.`)),
    );
    if (asked.length > 0) {
      asker.say(
        "Enter keeps what stands, < goes back. Ctrl+C stops, and what you answered is kept.",
      );
      await askForFacts(asker, asked, readFacts(), keepFact);
      format();
    }
    if (isAll || topics.includes("backend")) await askForBackend(asker);
    if (topics.includes("texts")) await askForTexts(asker, unconfirmedTexts(), keepText);
  } finally {
    format();
    asker.close();
  }
  finish();
}

async function askForBackend({ ask, say }: Asker): Promise<void> {
  const present = backendIn(readFileSync(wranglerFile, "utf8"));
  say(`\nWhere do the requests of your guests go?
  desk    to the family's own desk, which is part of this project: a list of requests on your phone
  https://inbox.example.com   to a program of your own at an address
  later   nowhere yet`);
  for (;;) {
    const answer = (await ask(`[Enter: ${present}] > `)) || present;
    const problem = backendProblem(answer, String(readFacts().siteUrl));
    if (!problem) {
      keepBackend(answer);
      return;
    }
    say(problem);
  }
}

function takeAnswers(file: string): void {
  const json = readFileOr(file === "-" ? 0 : file);
  if (json === undefined) throw new Error(`${file} can't be read. Is its name right?`);
  const { changes, backend, problems } = readAnswers(json, readFacts());
  const siteUrl = changes.find(([fact]) => fact === "siteUrl")?.[1] ?? readFacts().siteUrl;
  const wrong = backend === undefined ? undefined : backendProblem(backend, String(siteUrl));
  if (wrong) problems.push({ fact: "backend", message: wrong });
  if (problems.length > 0) {
    const lines = problems.map(({ fact, message }) => `  ${fact}${fact && ": "}${message}`);
    throw new Error(`Nothing is changed. What does not fit:\n${lines.join("\n")}`);
  }
  for (const [fact, value] of changes) keepFact(fact, value);
  format();
  if (backend !== undefined) keepBackend(backend);
  finish();
}

/** What a project needs besides the answers: its secrets, and that git keeps the family's file in an update. */
function finish(): void {
  makeSecrets();
  // Without it an update that touches the example family's facts would ask whose are right. .gitattributes
  if (existsSync(".git")) execFileSync("git", ["config", "merge.ours.driver", "true"]);
  const facts = readFacts();
  const examples = questions.filter(({ fact }) => isExample(fact, facts)).map(({ title }) => title);
  const backend = backendIn(readFileSync(wranglerFile, "utf8"));
  console.info(nextSteps({ examples, backend, unconfirmed: unconfirmedTexts().length }));
}

function keepFact(fact: string, value: unknown): void {
  writeFileSync(factsFile, withFactText(readFileSync(factsFile, "utf8"), fact, value));
}

function keepBackend(backend: string): void {
  const toml = readFileSync(wranglerFile, "utf8");
  if (backendIn(toml) !== backend) writeFileSync(wranglerFile, withBackend(toml, backend));
}

function keepText(line: string): void {
  const start =
    "# Confirmed by the family\n\nEach claim of locales/facts-to-confirm.json that is true of us, in its own words.\n\n";
  appendFileSync(confirmedFile, existsSync(confirmedFile) ? `${line}\n` : `${start}${line}\n`);
}

// A line that an answer made too long would fail the project's checks.
function format(): void {
  execFileSync("biome", ["format", "--write", factsFile], { stdio: "ignore" });
}

function readFacts() {
  try {
    return JSON.parse(readFileSync(factsFile, "utf8"));
  } catch (error) {
    throw new Error(`${factsFile} can't be read: ${(error as Error).message}`);
  }
}

function readFileOr(file: string | number): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function readArguments(): { answers: string | undefined; topics: string[] } {
  const known = (topic: string) =>
    ["backend", "texts"].includes(topic) ||
    questions.some(({ fact }) => fact === topic || fact.startsWith(`${topic}.`));
  try {
    const { values, positionals } = parseArgs({
      options: { answers: { type: "string" }, help: { type: "boolean" } },
      allowPositionals: true,
    });
    const strange = positionals.find((topic) => !known(topic));
    if (strange) throw new Error(`Nothing here is called ${strange}.`);
    if (!values.help) return { answers: values.answers, topics: positionals };
    console.info(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
