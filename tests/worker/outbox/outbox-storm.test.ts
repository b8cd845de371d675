import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OutboxCounts } from "#domain/booking/outbox.ts";
import { submissionPaths } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { againIfClosed } from "../../support/desk.ts";
import { contactMessage } from "../../support/filling.ts";
import type { TakenMail } from "../../support/mailer.ts";
import { type StormyBackend, startStormyBackend, type Weather } from "../../support/weather.ts";
import { contactFields, typed } from "../filled-forms.ts";
import { openOutboxFile } from "../outbox-file.ts";
import { startWorkerdProcess, type WorkerdProcess } from "../workerd-process.ts";

const visitors = Number(process.env.STORM_VISITORS ?? 100);
const atOnce = 24;
const folder = mkdtempSync(join(tmpdir(), "storm-"));
const seed = Number(process.env.STORM_SEED ?? Math.floor(Math.random() * 2 ** 31));
const chance = chances(seed);

let backend: StormyBackend;
let worker: WorkerdProcess;
// How often each visitor's message was mailed to the family.
const mailed = new Map<string, number>();
let isStormy = true;
// The storm opens with one of each, so that no run of luck leaves one out.
const atFirst: Weather[] = ["hang", "error", "busy", "drop before", "drop after", "nobody there"];

const start = () =>
  startWorkerdProcess({
    vars: { ...backend.siteVars, RATE_LIMIT_MAX: "1000" },
    storage: folder,
  });

beforeAll(async () => {
  backend = await startStormyBackend(folder, weatherOf, {
    vars: { MAIL_TO: "family@example.com", MAIL_FROM: "inbox@example.com" },
    mailer: takeMail,
  });
  worker = await start();
});
afterAll(async () => {
  await worker.kill();
  await backend.close();
  rmSync(folder, { recursive: true });
});

test("in any weather each accepted request is in the inbox once and mailed once or twice, and no other one is", {
  timeout: 600_000,
}, async () => {
  console.info(`STORM_SEED=${seed}`);
  const queue = Array.from({ length: visitors }, (_, number) => number);
  const answers = new Map<number, number>();
  const tally = { sent: 0, unanswered: 0, kills: 0 };
  let disturbance = Promise.resolve();
  const visitOne = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      answers.set(number, await visit(number, tally));
      if (number % 100 === 30) {
        tally.kills++;
        disturbance = disturbance.then(replaceWorker);
      }
      if (number % 100 === 70) disturbance = disturbance.then(() => backend.restart(1_000));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitOne));
  await disturbance;
  isStormy = false;
  const store = () => backend.desk().store;
  const isAccepted = (status: number) => status === 200 || status === 202;
  const wishes = [...answers.values()].filter(isAccepted).length;
  await expect.poll(() => store().count(), { timeout: 150_000, interval: 500 }).toBe(wishes);
  // The outbox may still have to hear of the last ones.
  await expect.poll(undelivered, { timeout: 150_000, interval: 10_000 }).toEqual([]);
  const { waiting: keptRefusals, dead } = await counts();
  await expect.poll(() => againIfClosed(unmailed), { timeout: 60_000, interval: 500 }).toBe(0);

  const inInbox = (number: number) => store().count({ kind: "contact", search: marker(number) });
  const rowsOf = (wanted: (status: number) => boolean) =>
    Promise.all(
      [...answers].filter(([, status]) => wanted(status)).map(([number]) => inInbox(number)),
    );
  const accepted = await rowsOf(isAccepted);
  const refused = await rowsOf((status) => status === 502);
  console.info(
    JSON.stringify({
      visitors,
      ...tally,
      met: backend.met,
      delivered: [...answers.values()].filter((status) => status === 200).length,
      acceptedForLater: [...answers.values()].filter((status) => status === 202).length,
      refused: refused.length,
      keptRefusals,
      inInbox: await store().count(),
      mailedTwice: [...mailed.values()].filter((times) => times === 2).length,
    }),
  );
  expect(accepted.length + refused.length).toBe(visitors);
  expect(new Set(accepted)).toEqual(new Set([1]));
  expect(new Set(refused)).toEqual(new Set([0]));
  expect(await store().count()).toBe(accepted.length);
  expect(dead).toBe(0);
  const times = [...answers].map(([number, status]) => {
    const most = isAccepted(status) ? 2 : 0;
    return { number, most, times: mailed.get(marker(number)) ?? 0 };
  });
  expect(times.filter(({ most, times }) => times > most || times < most / 2)).toEqual([]);
  for (const weather of Object.keys(backend.met) as Weather[]) {
    expect(backend.met[weather], weather).toBeGreaterThan(0);
  }

  await worker.kill();
  const kept = openOutboxFile(folder).rows();
  const delivered = kept.filter(({ body }) => body === null);
  expect(delivered).toHaveLength(accepted.length);
  // Of a visitor who once had no answer the outbox cannot know what the visitor believes, and keeps what was refused.
  expect(kept.length - delivered.length).toBe(keptRefusals);
  expect(keptRefusals).toBeLessThanOrEqual(refused.length);
});

/** What was accepted and is not known to be delivered, read from the outbox's file between two workers. */
async function undelivered(): Promise<string[]> {
  await worker.kill();
  const bodies = openOutboxFile(folder)
    .rows()
    .flatMap(({ body }) => body ?? []);
  worker = await start();
  await counts();
  return bodies.filter((body) => !isRefused(body));
}

/** Every fifth attempt to mail fails, as long as the storm lasts. */
function takeMail({ text }: TakenMail): boolean {
  if (isStormy && chance() < 0.2) return false;
  const message = /visit-\d+/.exec(text)?.[0] ?? "";
  mailed.set(message, (mailed.get(message) ?? 0) + 1);
  return true;
}

/** Lets the desk's clock come round, and tells how many mails it still owes. */
async function unmailed(): Promise<number> {
  const { database, runCron } = backend.desk();
  await database.exec("UPDATE outgoing SET due_at = 0 WHERE state IN ('waiting', 'sending')");
  await runCron();
  const owed = "SELECT count(*) AS total FROM outgoing WHERE state IN ('waiting', 'sending')";
  return Number(await database.prepare(owed).first("total"));
}

/**
 * A visitor whose browser resends with the same key until it gets an answer. Every fifth presses twice. Every
 * seventh presses before the page's script runs, so that the form comes without a key, and again after that.
 */
async function visit(number: number, tally: { sent: number; unanswered: number }): Promise<number> {
  const network = { "CF-Connecting-IP": `198.51.${number >> 8}.${number & 255}` };
  const json = { "Content-Type": "application/json", "Idempotency-Key": `${marker(number)}-key` };
  const message = { ...contactMessage, message: marker(number) };
  const byScript = () =>
    send(submissionPaths.contact, JSON.stringify(message), { ...network, ...json }, tally);
  const fields = new URLSearchParams(typed(contactFields, { message: marker(number) }));
  const withoutScript = () => send(pathOf("contact", "en"), fields, network, tally);
  const presses = [byScript()];
  if (number % 5 === 0) presses.push(byScript());
  if (number % 7 === 0) presses.unshift(withoutScript());
  const statuses = await Promise.all(presses);
  // Two presses may get different answers only if one gets its answer earlier.
  expect(new Set(statuses.map((status) => status === 502)).size).toBe(1);
  return Math.min(...statuses);
}

/** Sends until there is an answer, and gives its status as the API has it. */
async function send(
  path: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
  tally: { sent: number; unanswered: number },
): Promise<number> {
  for (;;) {
    tally.sent++;
    try {
      const init: RequestInit = { method: "POST", headers, body, redirect: "manual" };
      const { status, headers: answered } = await fetch(worker.url + path, init);
      if (status !== 303) return status;
      return answered.get("Location")?.includes("sent=later") ? 202 : 200;
    } catch {
      tally.unanswered++;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function replaceWorker(): Promise<void> {
  await worker.kill();
  worker = await start();
}

async function counts(): Promise<OutboxCounts> {
  return (await (await fetch(`${worker.url}/api/health`)).json()) as OutboxCounts;
}

// The backend always refuses the same requests; everything else is chance.
function weatherOf(body: string): Weather {
  if (isRefused(body)) return "refuse";
  if (!isStormy) return "clear";
  const first = atFirst.pop();
  if (first) return first;
  const roll = chance();
  if (roll < 0.08) return "error";
  if (roll < 0.14) return "busy";
  if (roll < 0.2) return "drop before";
  if (roll < 0.26) return "drop after";
  if (roll < 0.36) return "nobody there";
  return roll < 0.39 ? "hang" : "clear";
}

function isRefused(body: string): boolean {
  return /"message":"visit-\d*7"/.test(body);
}

function marker(number: number): string {
  return `visit-${number + 10_000}`;
}

/** Numbers from 0 to 1 from a seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
