import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outboxPath } from "#domain/booking/outbox.ts";
import { referenceHeader, submissionPaths } from "#domain/booking/submission.ts";
import { useBackend } from "../../support/backend.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { lastReleaseFile, type Versions } from "../../support/last-release.ts";
import { startWorkerd, type Workerd } from "../../support/workerd.ts";
import { openOutboxFile } from "../outbox-file.ts";
import { bookingRequest, postJson } from "../requests.ts";

// For some minutes after a deploy, and after a rollback, the gateway and the outbox are of two versions.
const newGateway: Versions = { gateway: "new", outbox: "last" };
const newOutbox: Versions = { gateway: "last", outbox: "new" };
const allNew: Versions = { gateway: "new", outbox: "new" };
const allLast: Versions = { gateway: "last", outbox: "last" };

const desk = useBackend();
const away = useFailingBackend();
const token = "two-versions".padEnd(24, "-");
const patience = { timeout: 20_000 };
let storage: string;

beforeEach(() => {
  storage = mkdtempSync(join(tmpdir(), "skew-"));
});
afterEach(() => rmSync(storage, { recursive: true }));

/** Runs these versions over the outbox that the ones before left. */
async function during<Value>(
  versions: Versions,
  backend: Record<string, string>,
  work: (site: Workerd) => Promise<Value>,
): Promise<Value> {
  const vars = { ...backend, OUTBOX_TOKEN: token };
  const site = await startWorkerd({ vars, storage, versions });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** Books for somebody of this name; gives the status and the reference that the guest hears. */
async function book(site: Workerd, name: string, headers: Record<string, string> = {}) {
  const body = { ...bookingRequest, client_name: name };
  const answer = await postJson(site, submissionPaths.booking, body, headers);
  return { status: answer.status, reference: answer.headers.get(referenceHeader) };
}

/** The bookings of people whose name begins so, as the desk has them: name and reference. */
async function arrived(beginning: string): Promise<string[]> {
  const found = (await desk.found(beginning)).filter(({ kind }) => kind === "booking");
  return found.map(({ body, reference }) => `${Object(body).client_name} ${reference}`).sort();
}

test("the file of the last release is no burden to a clone", () => {
  expect(statSync(lastReleaseFile).size).toBeLessThan(400_000);
});

describe.each([
  { now: "a new gateway with the outbox of the last release", versions: newGateway },
  { now: "the gateway of the last release with a new outbox", versions: newOutbox },
])("$now", ({ versions }) => {
  const name = `Skew${versions.gateway}`;

  test("delivers each request once, under the reference that its guest hears", () =>
    during(versions, desk.vars, async (site) => {
      const twice = { "Idempotency-Key": `twice-${name}`, "CF-Connecting-IP": "203.0.113.9" };
      const [first, again] = [
        await book(site, `${name} A`, twice),
        await book(site, `${name} A`, twice),
      ];
      // Without a key, as a page without script sends it.
      const here = { "CF-Connecting-IP": "203.0.113.10" };
      const [bare, bareAgain] = [
        await book(site, `${name} B`, here),
        await book(site, `${name} B`, here),
      ];
      expect([first.status, bare.status]).toEqual([200, 200]);
      expect(first.reference).toMatch(/^RL-/);
      expect([again, bareAgain]).toEqual([first, bare]);
      const message = { ...contactMessage, name };
      expect((await postJson(site, submissionPaths.contact, message)).status).toBe(200);
      expect(await arrived(name)).toEqual([
        `${name} A ${first.reference}`,
        `${name} B ${bare.reference}`,
      ]);
      expect(await desk.found(name)).toHaveLength(3);
      expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
    }));

  test("tells a refusal to the guest, and keeps nothing of it", () =>
    during(versions, { BACKEND_URL: away.url }, async (site) => {
      away.behave({ status: 400 });
      expect(await book(site, name)).toMatchObject({ status: 502, reference: null });
      expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
    }));

  test("shows, tries again and deletes for the operator what waits", () =>
    during(versions, { BACKEND_URL: away.url }, async (site) => {
      away.behave({ status: 503 });
      for (const guest of ["one", "two"]) expect((await book(site, guest)).status).toBe(202);
      const headers = { Authorization: `Bearer ${token}` };
      const listed = await (await site.get(outboxPath, { headers })).json();
      expect(listed).toMatchObject({ waiting: 2, dead: 0 });
      const [{ key: one }, { key: two }] = Object(listed).requests;
      away.behave({ status: 200 });
      const again = await site.post(`${outboxPath}/${one}`, { headers });
      expect(await again.json()).toMatchObject({ state: "delivered" });
      const gone = await site.get(`${outboxPath}/${two}`, { method: "DELETE", headers });
      expect(gone.ok).toBe(true);
      expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
    }));
});

test("what a guest tells after a booking passes the outbox of the last release with its fields", () =>
  during(newGateway, desk.vars, async (site) => {
    const told = {
      reference: "RL-7K3M-Q2XD",
      sizes: "Skewsizes 39",
      diet: "vegan",
      consent: "yes",
    };
    const body = { name: "Skew", email: "skew@example.org", ...told };
    expect((await postJson(site, submissionPaths.contact, body)).status).toBe(200);
    const [stored] = await desk.found("Skewsizes");
    expect(stored?.body).toEqual({ ...body, subject: "booking" });
  }));

// Starts workerd four times.
test.each([
  { change: "a deploy", steps: [allLast, newGateway, allNew] },
  { change: "a rollback", steps: [allNew, newOutbox, allLast] },
])(
  "what waits during $change arrives once, under the reference that its guest has",
  { timeout: 120_000 },
  async ({ change, steps }) => {
    const name = `Skew${change.replace(" ", "")}`;
    const bookAt = async (site: Workerd, step: number) => {
      const headers = { "Idempotency-Key": `${name}-${step}` };
      const { status, reference } = await book(site, `${name} ${step}`, headers);
      return { status, guest: `${name} ${step} ${reference}` };
    };
    const guests: string[] = [];
    away.behave({ status: 503 });
    for (const [step, versions] of steps.entries()) {
      await during(versions, { BACKEND_URL: away.url }, async (site) => {
        const { status, guest } = await bookAt(site, step);
        expect(status).toBe(202);
        // Those of the versions before press the button once more.
        for (const [earlier, known] of guests.entries())
          expect(await bookAt(site, earlier)).toEqual({ status: 202, guest: known });
        guests.push(guest);
        expect(await site.counts()).toEqual({ waiting: guests.length, dead: 0 });
      });
    }
    openOutboxFile(storage).run("UPDATE requests SET due_at = 0");
    await during(steps.at(-1) ?? allNew, desk.vars, async (site) => {
      await site.get("/api/health");
      await expect.poll(() => arrived(name), patience).toEqual(guests);
      await expect.poll(() => site.counts(), patience).toEqual({ waiting: 0, dead: 0 });
      expect(await bookAt(site, 0)).toEqual({ status: 200, guest: guests[0] });
      expect(await arrived(name)).toEqual(guests);
    });
  },
);
