import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { outboxPath } from "#domain/booking/outbox.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { createDesk } from "../../../desk/app.ts";
import type { Env } from "../../../desk/env.ts";
import { createIntake } from "../../../desk/requests/submissions-api.ts";
import { withMessage } from "../../../worker/forms/additional-info.ts";
import { accessibilityProblems } from "../../support/axe.ts";
import { phone, useBrowser } from "../../support/browser.ts";
import { clickThrough } from "../../support/click-through.ts";
import { startDesk } from "../../support/desk.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { startWorkerd, type Workerd } from "../../support/workerd.ts";
import { openOutboxFile } from "../../worker/outbox-file.ts";
import { bookingRequest, postJson, wholeRequests } from "../../worker/requests.ts";

const OUTBOX_TOKEN = "outboxes-".repeat(3);
const backend = useFailingBackend();
const desk = { url: "" };
const family = useBrowser(desk, { viewport: phone });

// A site that has given both forms up, and a desk that knows it by its address and token.
let site: Workerd;
beforeAll(async () => {
  const storage = mkdtempSync(join(tmpdir(), "outbox-"));
  const start = () => startWorkerd({ vars: { BACKEND_URL: backend.url, OUTBOX_TOKEN }, storage });
  backend.behave({ status: 503 });
  const first = await start();
  for (const { path, body } of wholeRequests) await postJson(first, path, body);
  await first.stop();
  openOutboxFile(storage).run(
    "UPDATE requests SET state = 'dead', attempts = 168, due_at = kept_at",
  );
  site = await start();
  const running = await startDesk({ vars: { SITE_URL: site.url, OUTBOX_TOKEN } });
  desk.url = running.url;
  return async () => {
    await Promise.all([site.stop(), running.stop()]);
    rmSync(storage, { recursive: true });
  };
});

test("the family sees on a phone what was given up and tries it again until it arrives", async () => {
  backend.behave({ status: 503 });
  const page = await family.open("/");
  await clickThrough(page, page.getByRole("link", { name: "Not arrived yet" }));
  const cards = page.getByRole("article");
  expect(await cards.count()).toBe(2);
  const card = cards.filter({ hasText: bookingRequest.client_name });
  expect(await card.textContent()).toMatch(
    /tried 168 times and gave up on .*The last try failed with: 503/,
  );
  expect(await card.textContent()).toContain(bookingRequest.email);
  expect(await accessibilityProblems(page)).toEqual([]);

  const press = async (name: RegExp) => {
    await clickThrough(page, page.getByRole("button", { name }));
    return page.getByRole("status").textContent();
  };
  expect(await press(/^Try again: Åsa Öberg$/)).toContain("It didn’t come through");
  expect(await card.textContent()).toMatch(/Waiting since .*The next try/);
  expect(await site.counts()).toEqual({ waiting: 1, dead: 1 });
  backend.behave({ status: 200 });
  expect(await press(/^Try now: Åsa Öberg$/)).toContain("it’s in the inbox now");
  expect(JSON.parse(backend.received.at(-1)?.body ?? "")).toEqual(bookingRequest);
  expect(await press(/^Try again/)).toContain("it’s in the inbox now");
  expect(await page.getByRole("main").textContent()).toContain("Everything has arrived");
  expect(await site.counts()).toEqual({ waiting: 0, dead: 0 });
});

/** The desk in this process, which asks the site that the test plays. */
function ask(env: Partial<Env>, init: RequestInit = {}, language = "en", isSignedIn = true) {
  const getIdentity = async () => ({ email: "family@example.com" });
  const access = isSignedIn ? { aud: "f".repeat(64), getIdentity } : undefined;
  const context = { access, waitUntil() {}, passThroughOnException() {}, props: {} };
  const headers = { "Accept-Language": language, ...init.headers };
  const request = new Request("https://desk.example.se/outbox", { ...init, headers });
  return createDesk(createIntake()).fetch(request, env as Env, context as never);
}

const known = () => ({ SITE_URL: backend.url, OUTBOX_TOKEN });
const silenced = () => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
};

describe("where the desk cannot see the outbox it says what to do", () => {
  test.each([
    ["en", "take the # away from the four lines that begin with “[[services]]”"],
    ["sv", "ta bort # från de fyra raderna som börjar med ”[[services]]”"],
  ])("if it does not know the site (%s)", async (language, said) => {
    for (const env of [
      {},
      { SITE_URL: "https://www.example.com", OUTBOX_TOKEN },
      { SITE_URL: backend.url },
    ]) {
      const answer = await ask(env, {}, language);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(said);
    }
    expect(backend.received).toEqual([]);
  });

  test.each([
    [404, "doesn’t open its outbox to anyone"],
    [401, "knows a different OUTBOX_TOKEN"],
    [500, "doesn’t answer right now"],
    [302, "doesn’t answer right now"],
  ])("if the site answers %i", async (status, said) => {
    backend.behave({ status, headers: { Location: "/elsewhere" } });
    const answer = await ask(known());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(said);
    expect(backend.received).toHaveLength(1);
    expect(backend.received[0]).toMatchObject({
      path: outboxPath,
      headers: { authorization: `Bearer ${OUTBOX_TOKEN}` },
    });
  });

  test.each([
    "<html>",
    "{}",
    "[]",
    "null",
    '{"requests":[{}],"waiting":0,"dead":1,"oldestSeconds":0}',
  ])("if another program answers 200 with %s", async (text) => {
    silenced();
    backend.behave({ status: 200, text });
    const answer = await ask(known());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Something that isn’t the website answers");
    const tried = await ask(known(), { method: "POST", body: new URLSearchParams({ key: "1" }) });
    expect([tried.status, tried.headers.get("Location")]).toEqual([303, "/outbox"]);
  });

  test("if the site does not answer at all", async () => {
    silenced();
    backend.behave("drop");
    expect(await (await ask(known())).text()).toContain("doesn’t answer right now");
  });
});

const sent = (key: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: new URLSearchParams(key && { key }),
  headers,
});

test("one that is gone meanwhile, and all at once, are told of after a redirect", async () => {
  backend.behave({ status: 404 });
  const gone = await ask(known(), sent("a/../b"));
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/outbox?done=gone"]);
  expect(backend.received[0]).toMatchObject({ method: "POST", path: `${outboxPath}/a%2F..%2Fb` });
  backend.behave({ status: 200, text: '{"count":2}' });
  const all = await ask(known(), sent(""));
  expect([all.status, all.headers.get("Location")]).toEqual([303, "/outbox?done=all"]);
});

test("whom Cloudflare Access does not know, and who comes from another site, neither sees nor tries anything", async () => {
  expect((await ask(known(), {}, "en", false)).status).toBe(403);
  expect((await ask(known(), sent(""), "en", false)).status).toBe(403);
  expect((await ask(known(), sent("", { Origin: "https://evil.example" }))).status).toBe(403);
  expect(backend.received).toEqual([]);
});

test("what a stranger typed is text, from right to left or with markup", async () => {
  const name = '\u202e<script>alert("1")</script>';
  const request = {
    key: '"><b>',
    form: "contact",
    state: "dead",
    attempts: 1,
    keptAt: 0,
    dueAt: 0,
  };
  const list = {
    waiting: 0,
    dead: 1,
    oldestSeconds: 0,
    requests: [{ ...request, cause: "<i>", body: { name } }],
  };
  backend.behave({ status: 200, text: JSON.stringify(list) });
  const text = await (await ask(known(), {}, "sv")).text();
  expect(text).not.toMatch(/<script|<i>|"><b>| style=| on\w+=/);
  expect(text).toContain("<bdi>\u202e&lt;script&gt;");
});

test("what a guest told after a booking stands there once, field by field", async () => {
  const told = { name: "Åsa", email: "asa@example.org", reference: "RL-7K3M-Q2XD", sizes: "39" };
  const request = {
    key: "1",
    form: "contact",
    state: "waiting",
    attempts: 1,
    keptAt: 0,
    dueAt: 0,
    cause: null,
    body: withMessage({ ...told, subject: "booking" }, "de"),
  };
  const list = { waiting: 1, dead: 0, oldestSeconds: 0, requests: [request] };
  backend.behave({ status: 200, text: JSON.stringify(list) });
  const page = await (await ask(known())).text();
  expect(page).toContain("<dt>Sizes</dt><dd><bdi>39</bdi></dd>");
  expect(page).not.toContain(`${getCatalogue("de").booking.sent.more.sizes}: 39`);
});
