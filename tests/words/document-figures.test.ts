import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { healthDays } from "../../desk/privacy/retention.ts";
import { deadKeptForMs, triedForMs } from "../../worker/outbox/schedule.ts";

const read = (file: string) => readFileSync(file, "utf8");
const settingOf = (file: string, name: string) =>
  new RegExp(`^${name} = "([^"]*)"$`, "m").exec(read(file))?.[1];
const days = (milliseconds: number) => milliseconds / (24 * 60 * 60 * 1000);

const families = "docs/for-families";

test("a family reads for how long what guests told is kept", () => {
  const privacy = read(`${families}/privacy.md`);
  const months = settingOf("desk/wrangler.toml", "RETENTION_MONTHS");
  expect(privacy).toContain(`${months} months after the last word (\`RETENTION_MONTHS\`)`);
  const backups = settingOf("desk/wrangler.toml", "BACKUP_DAYS");
  expect(privacy).toContain(`${backups} days (\`BACKUP_DAYS\`)`);
  expect(privacy).toContain(`${healthDays} days after departure`);
  expect(privacy).toContain(`at most ${days(deadKeptForMs)} days as "given up"`);
});

test("a family and an operator read for how long a request is tried, and kept after that", () => {
  expect(days(triedForMs)).toBe(7);
  const kept = `${days(deadKeptForMs)} days`;
  expect(read(`${families}/when-something-is-wrong.md`)).toContain(kept);
  expect(read("docs/operations.md")).toContain(`seven days of attempts, then ${kept} as given up`);
});

test("the desk has as many timers as the page on costs says", () => {
  const crons = /^crons = \[(.*)\]$/m.exec(read("desk/wrangler.toml"))?.[1]?.split(", ") ?? [];
  expect(read(`${families}/costs.md`)).toContain(`the desk has ${crons.length} |`);
});

test("the settings' page gives the values that a fresh checkout has", () => {
  const settings = read("docs/settings.md");
  for (const name of ["RATE_LIMIT_MAX", "RATE_LIMIT_WINDOW_SECONDS"]) {
    const value = settingOf("wrangler.toml", name);
    expect(settings).toMatch(new RegExp(`\\| \`${name}\` \\|.*\\| \`${value}\` \\|`));
  }
});

test("README asks for the oldest Node that package.json allows", () => {
  const { engines } = JSON.parse(read("package.json"));
  const [, oldest] = /^>=([\d.]+)$/.exec(engines.node) ?? [];
  expect(read("README.md")).toMatch(new RegExp(`Node\\]\\(\\S+\\) ${oldest} or newer`));
});
