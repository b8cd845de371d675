import { afterEach, expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { contactMessage } from "../support/filling.ts";
import { useWorkerd } from "../support/workerd.ts";
import { bookingRequest, postJson, wholeRequests } from "./requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url }));
const { contact, booking } = submissionPaths;

/** The day before today in Stockholm, whatever the machine's time zone and the summer time. */
function yesterday(): string {
  const today = Date.parse(stockholmDay(new Date()));
  return new Date(today - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

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

const wrong: unknown[] = [null, 7, true, {}, ["x"], { toString: "x" }, [[[[]]]]];

/** Values of types that a field does not have; `undefined` means a field left out. */
const wrongValues = [
  { path: contact, body: contactMessage, field: "name", values: [undefined, "", " \n", ...wrong] },
  { path: contact, body: contactMessage, field: "email", values: [undefined, "", ...wrong] },
  { path: contact, body: contactMessage, field: "subject", values: ["7-DAY", "other", ...wrong] },
  { path: contact, body: contactMessage, field: "message", values: [undefined, "", " ", ...wrong] },
  { path: contact, body: contactMessage, field: "phone", values: wrong },
  {
    path: contact,
    body: contactMessage,
    field: "contactByPhone",
    values: ["yes", "", 1, null, {}, []],
  },
  ...["client_name", "email", "phone"].map((field) => ({
    path: booking,
    body: bookingRequest,
    field,
    values: [undefined, "", "  ", ...wrong],
  })),
  ...["package", "date", "consent", "locale"].map((field) => ({
    path: booking,
    body: bookingRequest,
    field,
    values: [undefined, "", "no", "YES", "fr", "9-day", ...wrong],
  })),
  ...["numAdults", "numChildren", "childrenAges"].map((field) => ({
    path: booking,
    body: bookingRequest,
    field,
    values: [undefined, "2", "", -1, 1.5, 1e21, null, true, {}, ["4"], [null]],
  })),
];

test.each(wrongValues)("$path takes no wrong type of $field", async (row) => {
  for (const value of row.values) {
    const body = { ...row.body, [row.field]: value };
    const answer = await postJson(site, row.path, body, { Accept: "application/json" });
    expect(answer.status, JSON.stringify(value)).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect(errors, JSON.stringify(value)).toHaveProperty(row.field);
  }
});

test.each([
  ["an unreadable e-mail address", { email: "asa@" }, "email"],
  ["an e-mail address with a line break", { email: "a@example.org\nBcc: b@example.org" }, "email"],
  ["an e-mail address of 255 characters", { email: `${"a".repeat(243)}@example.org` }, "email"],
  ["30 February", { date: "2099-02-30" }, "date"],
  ["a day without leading zeros", { date: "2099-2-3" }, "date"],
  ["a moment", { date: "2099-02-03T00:00:00Z" }, "date"],
  ["yesterday in Stockholm", { date: yesterday() }, "date"],
  ["ages in one text", { childrenAges: "1,2" }, "childrenAges"],
  ["an age of 18", { childrenAges: [4, 18] }, "childrenAges"],
  ["an age of -1", { childrenAges: [4, -1] }, "childrenAges"],
  ["half an age", { childrenAges: [4, 1.5] }, "childrenAges"],
  ["fewer ages than children", { childrenAges: [4] }, "childrenAges"],
  ["more ages than children", { childrenAges: [4, 5, 6] }, "childrenAges"],
  ["ages without children", { numChildren: 0 }, "childrenAges"],
  ["no adult", { numAdults: 0 }, "numAdults"],
  ["51 adults", { numAdults: 51 }, "numAdults"],
  ["21 children", { numChildren: 21, childrenAges: Array(21).fill(4) }, "numChildren"],
  ["a phone number with letters", { phone: "+46 70 CALL NOW" }, "phone"],
  ["a phone number of six digits", { phone: "123456" }, "phone"],
  ["a phone number of 31 characters", { phone: "1".repeat(31) }, "phone"],
  ["a name of one letter", { client_name: " Å " }, "client_name"],
  ["a name of 101 letters", { client_name: "Å".repeat(101) }, "client_name"],
  ["no consent", { consent: "no" }, "consent"],
])("a booking with %s is a 422 that names the field", async (_, change, field) => {
  const answer = await postJson(site, booking, { ...bookingRequest, ...change });
  expect(answer.status).toBe(422);
  const lines = (await answer.text()).split("\n");
  expect(lines.filter((line) => line.startsWith(`${field}: booking.`))).toHaveLength(1);
  const ages = /^childrenAges: booking\.childrenAgesErrorRequired$/;
  expect(lines.filter((line) => !line.startsWith(`${field}:`) && !ages.test(line))).toEqual([]);
});
