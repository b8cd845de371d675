import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { useOutboxSite } from "../outbox-site.ts";
import { postJson } from "../requests.ts";

const { contact } = submissionPaths;
const backend = useFailingBackend();
const site = useOutboxSite(() => ({ BACKEND_URL: backend.url }));
const down = { status: 503 } as const;
const aWeekOld = "UPDATE requests SET kept_at = kept_at - 7 * 86400000, due_at = 0";

test("what cannot be delivered is given up after seven days, kept whole, and told to the operator", async () => {
  backend.behave(down);
  expect((await postJson(site, contact, contactMessage)).status).toBe(202);
  await site.restartWith(aWeekOld);
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 1 });
  const [told] = site.events("given-up");
  expect(told).toMatchObject({ form: "contact", cause: "503", key: expect.any(String) });
  const [row] = await site.rows();
  expect(row).toMatchObject({ state: "dead", key: told?.key });
  expect(JSON.parse(row?.body ?? "")).toEqual(contactMessage);
});

test("what cannot be delivered is tried until the last hour of its seven days", async () => {
  backend.behave(down);
  expect((await postJson(site, contact, contactMessage)).status).toBe(202);
  await site.restartWith(
    `UPDATE requests SET kept_at = kept_at - 7 * 86400000 + 3600000, due_at = 0`,
  );
  await expect.poll(() => backend.received.length).toBe(2);
  expect(await site.counts()).toEqual({ waiting: 1, dead: 0 });
});

test("what was given up is kept for ninety days and then forgotten by itself", async () => {
  backend.behave(down);
  expect((await postJson(site, contact, contactMessage)).status).toBe(202);
  await site.restartWith(aWeekOld);
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 1 });
  const ninetyDays = 90 * 86_400_000;
  await site.restartWith(`UPDATE requests SET due_at = due_at - ${ninetyDays - 3_600_000}`);
  expect(await site.counts()).toEqual({ waiting: 0, dead: 1 });
  await site.restartWith("UPDATE requests SET due_at = due_at - 3600000");
  // Only the alarm forgets: a worker that is stopped to be read has none, so its rows are read afterwards.
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 0 });
  expect(await site.rows()).toEqual([]);
});
