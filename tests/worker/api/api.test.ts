import { expect, test } from "vitest";
import { noSubject } from "#domain/booking/contact-schema.ts";
import { submissionPaths } from "#domain/booking/submission.ts";
import { useBackend } from "../../support/backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { postJson, wholeRequests } from "../requests.ts";

const inbox = useBackend();
const site = useWorkerd(() => inbox.vars);

test.each(wholeRequests)("a whole $form request stands in the inbox as sent", async (row) => {
  const answer = await postJson(site, row.path, row.body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await inbox.bodies(row.form))[0]).toEqual(row.body);
});

test.each(wholeRequests)("fields that a $form request does not have stay here", async (row) => {
  const body = { ...row.body, admin: true, website: "", constructor: "x", id: 7 };
  expect((await postJson(site, row.path, body)).status).toBe(200);
  expect((await inbox.bodies(row.form))[0]).toEqual(row.body);
});

test.each(["", undefined, noSubject])(
  "the subject %j is relayed as 'No subject'",
  async (subject) => {
    const body = { ...contactMessage, message: `about: ${subject}!`, subject };
    expect((await postJson(site, submissionPaths.contact, body)).status).toBe(200);
    expect((await inbox.bodies("contact"))[0]).toEqual({ ...body, subject: "No subject" });
  },
);

test("a message without phone is relayed with an empty one and no call wanted", async () => {
  const { phone: _, contactByPhone: __, ...body } = contactMessage;
  expect((await postJson(site, submissionPaths.contact, body)).status).toBe(200);
  expect((await inbox.bodies("contact"))[0]).toEqual({ ...body, phone: "", contactByPhone: false });
});

test("words of any script arrive unharmed", async () => {
  const message = 'Grüße, 雪 ❄️ żółw\n"quoted" <b>&amp;</b> \u2028 \tend';
  const body = { ...contactMessage, message };
  expect((await postJson(site, submissionPaths.contact, body)).status).toBe(200);
  expect((await inbox.bodies("contact"))[0]).toEqual(body);
});

test.each(wholeRequests)("without a key the same $form request is one row", async (row) => {
  const visitor = freshVisitor();
  const rows = async () => (await inbox.keys(row.form)).length;
  const before = await rows();
  for (let time = 0; time < 2; time++) {
    expect((await postJson(site, row.path, row.body, visitor)).status).toBe(200);
  }
  expect(await rows()).toBe(before + 1);
  await postJson(site, row.path, { ...row.body, email: "other@example.org" }, visitor);
  expect(await rows()).toBe(before + 2);
  await postJson(site, row.path, row.body, freshVisitor());
  expect(await rows()).toBe(before + 3);
});
