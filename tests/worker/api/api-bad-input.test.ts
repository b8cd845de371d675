import { afterEach, expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { bookingRequest, postJson, wholeRequests } from "../requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url }));
afterEach(() => expect(backend.received).toEqual([]));

test.each(
  wholeRequests.flatMap(({ form, path }) =>
    [
      ["nothing", "", 400],
      ["a brace", "{", 400],
      ["a comma too many", '{"name":"Åsa",}', 400],
      ["a form", "name=Åsa&email=asa%40example.org", 400],
      ["two objects", "{}{}", 400],
      ["a list", "[]", 422],
      ["a list of requests", JSON.stringify([contactMessage]), 422],
      ["null", "null", 422],
      ["a number", "7", 422],
      ["a text", '"{}"', 422],
      ["5,000 nested lists", "[".repeat(5000) + "]".repeat(5000), 422],
      ["5,000 open lists", "[".repeat(5000), 400],
      ["an empty object", "{}", 422],
    ].map(([what, body, status]) => ({ form, path, what, body, status })),
  ),
)("$what sent to $form is a $status", async ({ path, body, status }) => {
  const answer = await postJson(site, path, body);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(await answer.text()).not.toBe("");
});

const wrong: unknown[] = [undefined, null, 7, {}, ["x"], { toString: "x" }];
const mayBeAbsent = ["subject", "phone", "contactByPhone"];
const fields = wholeRequests.flatMap((row) =>
  Object.keys(row.body).map((field) => ({ ...row, field })),
);

test.each(fields)("$path takes no wrong type of $field, and names it", async (row) => {
  for (const value of wrong) {
    const isNumber = row.field.startsWith("num");
    if (value === undefined && row.form === "contact" && mayBeAbsent.includes(row.field)) continue;
    if (value === 7 && isNumber) continue;
    const body = { ...row.body, [row.field]: value };
    const answer = await postJson(site, row.path, body, { Accept: "application/json" });
    expect(answer.status, JSON.stringify(value)).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect(errors, JSON.stringify(value)).toHaveProperty(row.field);
  }
});

test("yesterday in Stockholm is past, whatever the machine's time zone", async () => {
  const today = Date.parse(stockholmDay(new Date()));
  const date = new Date(today - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const answer = await postJson(site, submissionPaths.booking, { ...bookingRequest, date });
  expect(await answer.text()).toBe("date: booking.dateErrorPast");
});
