import { afterAll, beforeAll, expect, test } from "vitest";
import { makeReference, referenceHeader } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import type { Env } from "../../../desk/env.ts";
import { findSite, readOutbox, tryAgain } from "../../../desk/monitoring/site.ts";
import type { DeskStore } from "../../support/desk.ts";
import { startWorkerd, type Workerd } from "../../support/workerd.ts";
import { contactFields } from "../filled-forms.ts";
import { postForm, postJson, wholeRequests } from "../requests.ts";

// The desk knows no token and is asked by no address: only the binding leads to it, and one back to the site.
let site: Workerd;
let desk: DeskStore;

beforeAll(async () => {
  site = await startWorkerd({ vars: { BACKEND_URL: "" }, desk: { token: null, reader: null } });
  desk = await site.desk();
});
afterAll(() => site.stop());

test("a site that is bound to the desk needs neither an address nor a token", async () => {
  for (const { path, body, form } of wholeRequests) {
    const answer = await postJson(site, path, body);
    expect(answer.status).toBe(200);
    const [stored] = await desk.list({ kind: form });
    expect(stored?.body).toEqual(body);
    const reference = form === "booking" ? makeReference(stored?.key ?? "") : null;
    expect(answer.headers.get(referenceHeader)).toBe(reference);
    expect(stored?.reference).toBe(reference);
  }
  expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
});

test("the desk knows the guest's language: that of the page, of the form, or what the sender says", async () => {
  const [{ path, body }] = wholeRequests;
  const newest = async () => (await desk.list({ limit: 1 }))[0]?.language;
  await postForm(site, pathOf("contact", "pl"), contactFields);
  expect(await newest()).toBe("pl");
  for (const [sent, known] of [
    ["de", "de"],
    ["fr", null],
    ["", null],
  ] as const) {
    await postJson(site, path, body, { "Content-Language": sent });
    expect(await newest()).toBe(known);
  }
  await postJson(site, path, body);
  expect(await newest()).toBe(null);
  const [, booking] = wholeRequests;
  await postJson(site, booking.path, booking.body, { "Content-Language": "de" });
  expect(await newest(), "the form's own language").toBe(booking.body.locale);
});

test("a desk that is bound to the site sees its outbox without an address and a token", async () => {
  const SITE = await site.boundSite();
  expect(await readOutbox({ SITE } as Env)).toEqual({
    value: { waiting: 0, dead: 0, oldestSeconds: 0, requests: [] },
  });
  expect(await tryAgain({ SITE } as Env, "unknown-key")).toEqual({ tried: "gone" });
  expect(await findSite({ SITE } as Env)?.ask("/api/health")).toMatchObject({ status: 503 });
});
