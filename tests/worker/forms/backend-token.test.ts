import { afterAll, beforeAll, expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";

import { type Desk, startDesk } from "../../support/desk.ts";
import { contactMessage } from "../../support/filling.ts";
import { useOutboxSite } from "../outbox-site.ts";
import { postJson } from "../requests.ts";

const [first, second] = ["key-1_2.3~4+5/-of-the-site=", "key-6_7.8~9+0/-of-the-desk="];
let desk: Desk;
let known = first;

beforeAll(async () => {
  desk = await startDesk({ token: second });
});
afterAll(() => desk.stop());

const site = useOutboxSite(() => ({ BACKEND_URL: desk.url, BACKEND_TOKEN: known }));

test("while backend and worker know different tokens requests wait, and then arrive; no log tells a token", async () => {
  const answer = await postJson(site, submissionPaths.contact, contactMessage);
  expect(answer.status).toBe(202);
  expect(await answer.text()).not.toContain(first);
  expect(await desk.store.count()).toBe(0);
  known = second;
  await site.restartWith("UPDATE requests SET due_at = 0");
  await expect.poll(() => desk.store.count()).toBe(1);
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 0 });
  expect(site.events("relay")).toMatchObject([{ cause: "401" }, { outcome: "delivered" }]);
  for (const token of [first, second]) expect(site.log()).not.toContain(token);
});
