import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { problemsInFacts } from "#domain/facts/facts-schema.ts";
import { nodeAt } from "#domain/lib/tree.ts";
import {
  backendIn,
  backendProblem,
  makeSecrets,
  nextSteps,
  withBackend,
} from "../../../tools/cli/setup/deploy.ts";
import { readAnswers, withFact, withFactText } from "../../../tools/cli/setup/facts-text.ts";
import { type Asker, askForFacts, Stopped } from "../../../tools/cli/setup/interview.ts";
import { factQuestions, shown, typed } from "../../../tools/cli/setup/questions.ts";

// Not facts.json: these hold whatever a family wrote there.
const factsText = `{
  "$schema": "./facts.schema.json",
  "siteName": "Råstrand Lapland",
  "siteUrl": "https://www.example.com",
  "email": "hello@example.com",
  "phones": [
    "+46 70 174 06 05",
    "+46 70 174 06 06"
  ],
  "address": {
    "street": "Skolvägen 1",
    "postalCode": "923 99",
    "town": "Råstrand"
  },
  "coordinates": {
    "latitude": 65.03,
    "longitude": 17.95
  },
  "profiles": {
    "instagram": "https://www.instagram.com/example",
    "youtube": "https://www.youtube.com/@example"
  },
  "company": {
    "name": "",
    "number": "",
    "vatNumber": "",
    "responsiblePerson": "",
    "travelGuarantee": "",
    "complaintsAddress": ""
  },
  "prices": {
    "7-day": 2250,
    "5-day": 1750,
    "3-day": 1250,
    "1-day": 350
  },
  "season": {
    "first": "12-01",
    "last": "04-15"
  },
  "hours": {
    "phoneFrom": "09:00",
    "phoneTo": "18:00",
    "answerWithin": 24
  }
}
`;
const facts = JSON.parse(factsText);
const toml = withBackend(readFileSync("wrangler.toml", "utf8"), "later");
const questions = factQuestions();
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("the questions of npm run setup", () => {
  test("are one for each fact, each with an example that would do as an answer", () => {
    for (const question of questions) {
      const { fact, title, description, example } = question;
      expect(title && description && example, fact).toBeTruthy();
      const answered = withFact(facts, fact, typed(example, question));
      expect(problemsInFacts(answered), fact).toEqual([]);
    }
    const names = questions.map(({ fact }) => fact);
    expect(names).toEqual(expect.arrayContaining(["siteName", "company.number", "prices.1-day"]));
    for (const [name, part] of Object.entries(facts)) {
      const isGroup = Object(part) === part && !Array.isArray(part);
      const parts = isGroup ? Object.keys(Object(part)).map((each) => `${name}.${each}`) : [name];
      if (name !== "$schema") expect(names).toEqual(expect.arrayContaining(parts));
    }
  });

  test("show a fact as one would type it, and read it back", () => {
    for (const question of questions) {
      const value = nodeAt(facts, question.fact) ?? "";
      expect(typed(shown(value), question), question.fact).toEqual(value);
    }
  });

  test("are repeated with what is wrong until the answer fits; Enter keeps, < goes back, a hyphen empties", async () => {
    const answers = ["x", "https://nordljus.se", "<", "https://nordljus.example", "", "-"];
    const { kept, said } = await asked(["siteUrl", "email", "profiles.instagram"], answers);
    expect(kept).toEqual([
      ["siteUrl", "https://nordljus.se"],
      ["siteUrl", "https://nordljus.example"],
      ["profiles.instagram", ""],
    ]);
    expect(said).toContain("Write the address of your site");
  });

  test("keep what has been said when somebody stops, but no half of two facts that have to fit", async () => {
    const { kept } = await asked(
      ["prices.7-day", "season.first", "season.last"],
      ["2300", "04-01"],
    );
    expect(kept).toEqual([["prices.7-day", 2300]]);
    const whole = await asked(["season.first", "season.last"], ["04-16", "<", "11-20", "05-01"]);
    expect(whole.kept).toEqual([
      ["season.first", "04-16"],
      ["season.first", "11-20"],
      ["season.last", "05-01"],
    ]);
  });
});

describe("facts.json", () => {
  test("differs by the one value that was set", () => {
    const changed = withFactText(factsText, "prices.3-day", 1300);
    expect(changed).toBe(factsText.replace('"3-day": 1250', '"3-day": 1300'));
    const phones = withFactText(changed, "phones", ["+46 953 100 05"]);
    expect(phones).toBe(changed.replace(/"phones": \[[^\]]*\]/, '"phones": ["+46 953 100 05"]'));
    // Another part has a fact of this name too.
    expect(withFactText(factsText, "company.name", 'A "B", C}')).toBe(
      factsText.replace('"name": ""', '"name": "A \\"B\\", C}"'),
    );
  });

  test("gets a part that it did not have", () => {
    const { profiles: _, ...without } = facts;
    const text = withFactText(JSON.stringify(without), "profiles.youtube", "https://a.example");
    expect(JSON.parse(text)).toEqual({ ...without, profiles: { youtube: "https://a.example" } });
  });
});

test("answers from a file may be a part of the facts; what does not fit is named", () => {
  const prices = { "7-day": 2250, "5-day": 1800 };
  expect(readAnswers(JSON.stringify({ prices, backend: "desk" }), facts)).toEqual({
    changes: [["prices.5-day", 1800]],
    backend: "desk",
    problems: [],
  });
  const wrong = readAnswers('{"siteName": "", "prise": 3, "prices": {"5-day": "x"}}', facts);
  expect(wrong.problems.map(({ fact }) => fact)).toEqual(["siteName", "prices.5-day", "prise"]);
  for (const text of ["{", "[]", "3", '{"backend": 3}']) {
    expect(readAnswers(text, facts).problems, text).toHaveLength(1);
  }
});

describe("where requests go", () => {
  test("changes wrangler.toml by these lines alone, and back", () => {
    expect(backendIn(toml)).toBe("later");
    const desk = withBackend(toml, "desk");
    expect(backendIn(desk)).toBe("desk");
    const changed = desk.split("\n").filter((line, index) => line !== toml.split("\n")[index]);
    expect(changed).toEqual([
      "[[services]]",
      'binding = "BACKEND"',
      'service = "lapland-winter-desk"',
      'entrypoint = "Intake"',
    ]);
    const address = withBackend(desk, "https://inbox.nordljus.se");
    expect(backendIn(address)).toBe("https://inbox.nordljus.se");
    expect(withBackend(address, "later")).toBe(toml);
  });

  test("is refused where no request could arrive", () => {
    const site = "https://nordljus.se";
    expect(
      ["desk", "later", "https://inbox.nordljus.se"].map((to) => backendProblem(to, site)),
    ).toEqual([undefined, undefined, undefined]);
    for (const to of ["nowhere", "http://inbox.nordljus.se", "https://nordljus.se/in"]) {
      expect(backendProblem(to, site), to).toMatch(/^Write /);
    }
    expect(() => withBackend("[vars]\n", "desk")).toThrow(/write there where requests go/);
  });
});

describe("the secrets", () => {
  test("are made once, long, the shared ones the same in both files, and for nobody else to read", () => {
    const folder = newFolder();
    expect(makeSecrets(folder)).toEqual([".secrets/site.env", ".secrets/desk.env"]);
    const texts = ["site", "desk"].map((name) => {
      const file = join(folder, `.secrets/${name}.env`);
      expect(statSync(file).mode & 0o77).toBe(0);
      return readFileSync(file, "utf8");
    });
    const names = (text: string) =>
      [...text.matchAll(/^(\w+)=[0-9a-f]{64}$/gm)].map(([, name]) => name);
    expect(texts.map(names)).toEqual([
      ["RATE_LIMIT_SECRET", "BACKEND_TOKEN", "OUTBOX_TOKEN"],
      ["BACKEND_TOKEN", "OUTBOX_TOKEN", "CALENDAR_SECRET"],
    ]);
    const token = (text = "") => /^BACKEND_TOKEN=.*$/m.exec(text)?.[0];
    expect(token(texts[0])).toBe(token(texts[1]));
    expect(makeSecrets(folder)).toEqual([]);
    expect(readFileSync(join(folder, ".secrets/site.env"), "utf8")).toBe(texts[0]);
  });

  test("stay out of git and out of what setup prints", () => {
    const ignored = execFileSync("git", ["check-ignore", ".secrets/site.env"], {
      encoding: "utf8",
    });
    expect(ignored.trim()).toBe(".secrets/site.env");
  });
});

test.each(["desk", "later", "https://inbox.nordljus.se"])(
  "what is next with %s fits a screen",
  (backend) => {
    const text = nextSteps({ examples: ["Email address"], backend, unconfirmed: 65 });
    expect(text.split("\n").length).toBeLessThan(22);
    expect(text).toMatch(/npm start[\s\S]*npm run doctor[\s\S]*npx wrangler deploy/);
  },
);

describe("npm run setup without a terminal", () => {
  const folder = () => {
    const copy = newFolder();
    for (const file of ["biome.json", ".gitignore", "locales/facts-to-confirm.json"])
      cpSync(file, join(copy, file));
    writeFileSync(join(copy, "facts.json"), factsText);
    writeFileSync(join(copy, "wrangler.toml"), toml);
    execFileSync("git", ["init", "-q"], { cwd: copy });
    return copy;
  };

  test("says in one line how to answer", () => {
    const { status, output } = setup(newFolder(), []);
    expect(status).toBe(1);
    expect(output).toMatch(/^.*terminal.*--answers FILE\n$/);
  });

  test("takes answers from a file, changes nothing where one is wrong, and prints no secret", () => {
    const copy = folder();
    const refused = setup(copy, ["--answers", "-"], '{"siteName": "Nordljus", "email": "hej"}');
    expect(refused.status).toBe(1);
    expect(refused.output).toMatch(/Nothing is changed.*\n {2}email: Write an email address/);
    expect(readFileSync(join(copy, "facts.json"), "utf8")).toBe(factsText);

    writeFileSync(join(copy, "mine.json"), '{"siteName": "Nordljus", "backend": "desk"}');
    const { status, output } = setup(copy, ["--answers", "mine.json"]);
    expect(status, output).toBe(0);
    expect(readFileSync(join(copy, "facts.json"), "utf8")).toBe(
      factsText.replace('"siteName": "Råstrand Lapland"', '"siteName": "Nordljus"'),
    );
    expect(backendIn(readFileSync(join(copy, "wrangler.toml"), "utf8"))).toBe("desk");
    expect(output).not.toMatch(/[0-9a-f]{20}/);
    const driver = execFileSync("git", ["config", "merge.ours.driver"], {
      cwd: copy,
      encoding: "utf8",
    });
    expect(driver).toBe("true\n");
  });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setup-"));
  folders.push(folder);
  return folder;
}

function setup(cwd: string, args: string[], input = "") {
  const command = [resolve("tools/cli/setup.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd,
    input,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** What an interview about these facts keeps and says; after the last answer somebody stops. */
async function asked(names: string[], answers: string[]) {
  const kept: [string, unknown][] = [];
  const said: string[] = [];
  const left = [...answers];
  const asker: Asker = {
    say: (text) => said.push(text),
    close: () => {},
    async ask() {
      const answer = left.shift();
      if (answer === undefined) throw new Stopped();
      return answer;
    },
  };
  const about = names.flatMap((name) => questions.filter(({ fact }) => fact === name));
  const done = askForFacts(asker, about, facts, (fact, value) => kept.push([fact, value]));
  await done.catch((error) => {
    if (!(error instanceof Stopped)) throw error;
  });
  return { kept, said: said.join("\n") };
}
