import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import { useBackend } from "../support/backend.ts";
import { contactMessage } from "../support/filling.ts";
import { one, parsePage, textOf, textsOf } from "../support/html.ts";
import { freshVisitor } from "../support/visitor.ts";
import { words } from "../support/words.ts";
import { useWorkerd } from "../support/workerd.ts";
import { bookingFields, contactFields, filledForms, typed } from "./filled-forms.ts";
import { bookingRequest, postForm } from "./requests.ts";

const inbox = useBackend();
const nextSummer = `${Number(stockholmDay(new Date()).slice(0, 4)) + 1}-07-15`;
const site = useWorkerd(() => ({ BACKEND_URL: inbox.url }));

test.each(filledForms)("a filled $form form leads back to its page with thanks", async (row) => {
  for (const language of languages) {
    const path = pathOf(row.page, language);
    const answer = await postForm(site, path, row.fields, { Origin: site.url });
    expect(answer.status).toBe(303);
    expect(placeOf(answer)).toBe(`${path}?sent=1`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = parsePage(await (await site.get(`${path}?sent=1`)).text());
    expect(textOf(one(page, "[role=status]"))).toBe(words(language, row.thanks));
    expect(textsOf(page, "[role=alert]")).toEqual([]);
  }
});

test.each(filledForms)("the $form page thanks nobody who has sent nothing", async ({ page }) => {
  for (const query of ["", "?sent=0", "?sent="]) {
    const html = parsePage(await (await site.get(pathOf(page, "en") + query)).text());
    expect(textOf(one(html, "[role=status]"))).toBe("");
  }
});

test.each(filledForms)("the $form form posts to its own page", async (row) => {
  const html = await (await site.get(pathOf(row.page, "pl"))).text();
  const form = one(parsePage(html), `form#${row.form}-form`);
  expect(form.getAttribute("method")).toBe("post");
  const page = site.url + pathOf(row.page, "pl");
  expect(new URL(form.getAttribute("action") ?? "", page).href.split("#")[0]).toBe(page);
});

test("the family gets a message as it was typed", async () => {
  await postForm(site, pathOf("contact", "pl"), contactFields);
  expect(inbox.bodies("contact")[0]).toEqual(contactMessage);
});

test("the family gets a booking in the language of its page", async () => {
  await postForm(site, pathOf("book", "de"), bookingFields);
  expect(inbox.bodies("booking")[0]).toEqual({ ...bookingRequest, locale: "de" });
});

test("a message without subject is relayed as 'No subject'", async () => {
  const fields = typed(contactFields, { subject: "" });
  expect((await postForm(site, pathOf("contact", "sv"), fields)).status).toBe(303);
  expect(inbox.bodies("contact")[0]).toEqual({ ...contactMessage, subject: "No subject" });
});

test("an unticked box means that no call is wanted", async () => {
  const fields = contactFields.filter(([name]) => name !== "contactByPhone");
  expect((await postForm(site, pathOf("contact", "sv"), fields)).status).toBe(303);
  expect(inbox.bodies("contact")[0]).toEqual({ ...contactMessage, contactByPhone: false });
});

test("5,000 characters of any script fit", async () => {
  const message = "雪".repeat(5000);
  const fields = typed(contactFields, { message });
  expect((await postForm(site, pathOf("contact", "en"), fields)).status).toBe(303);
  expect(inbox.bodies("contact")[0]).toMatchObject({ message });
});

test("a form in parts (multipart) is taken as well", async () => {
  const body = new FormData();
  for (const [name, value] of contactFields) body.append(name, value);
  const answer = await site.post(pathOf("contact", "en"), { headers: freshVisitor(), body });
  expect(answer.status).toBe(303);
  expect(inbox.bodies("contact")[0]).toEqual(contactMessage);
});

test("a booking out of season is sent, and the answer says so at its date", async () => {
  const path = pathOf("book", "de");
  const fields = typed(bookingFields, { date: nextSummer });
  const answer = await postForm(site, path, fields);
  expect(answer.status).toBe(303);
  expect(inbox.bodies("booking")[0]).toMatchObject({ date: nextSummer });
  const page = parsePage(await (await site.get(placeOf(answer))).text());
  expect(textOf(one(page, "[role=status]"))).toBe(words("de", "booking.toastSuccessDesc"));
  expect(dateHint(page)).toContain(words("de", "booking.dateOutside"));
});

test("a booking form that comes back says that its dates are out of season", async () => {
  const fields = typed(bookingFields, { date: nextSummer, email: "asa@" });
  const page = parsePage(await (await postForm(site, pathOf("book", "en"), fields)).text());
  expect(dateHint(page)).toContain(words("en", "booking.dateOutside"));
  expect(one(page, "[name=date]").getAttribute("aria-invalid")).toBeUndefined();
});

test("a date more than two winters ahead is asked about once, and nothing typed is lost", async () => {
  const path = pathOf("book", "pl");
  const date = `${Number(stockholmDay(new Date()).slice(0, 4)) + 4}-01-15`;
  const before = inbox.bodies("booking").length;
  const answer = await postForm(site, path, typed(bookingFields, { date }));
  expect(answer.status).toBe(422);
  expect(inbox.bodies("booking")).toHaveLength(before);
  const page = parsePage(await answer.text());
  const errorId = one(page, "[name=date]").getAttribute("aria-describedby")?.split(" ")[0];
  expect(textOf(one(page, `#${errorId}`))).toBe(words("pl", "booking.dateFarAhead"));
  const again = await postForm(site, path, fieldsIn(one(page, "#booking-form")));
  expect(again.status).toBe(303);
  expect(inbox.bodies("booking")[0]).toEqual({ ...bookingRequest, date, locale: "pl" });
});

test("another date that is far ahead is asked about anew", async () => {
  const fields = typed(bookingFields, { date: "2999-01-15" });
  const asked = (confirmed: string) =>
    postForm(site, pathOf("book", "en"), [...fields, ["confirmedDate", confirmed]]);
  expect((await asked("2998-01-15")).status).toBe(422);
  expect((await asked("2999-01-15")).status).toBe(303);
});

test.each(filledForms)("a $form form posted twice is one row", async ({ page, form, fields }) => {
  const before = inbox.keys(form).length;
  const visitor = freshVisitor();
  const post = () => postForm(site, pathOf(page, "en"), fields, visitor);
  const together = await Promise.all([post(), post()]);
  const later = await post();
  expect([...together, later].map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(inbox.keys(form)).toHaveLength(before + 1);
});

test.each(filledForms)("a $form form with the honeypot filled only looks sent", async (row) => {
  const before = inbox.keys(row.form).length;
  const path = pathOf(row.page, "en");
  const rest = row.fields.filter(([name]) => name !== "website");
  for (const fields of [rest, []]) {
    const answer = await postForm(site, path, [...fields, ["website", "https://spam.example"]]);
    expect(answer.status).toBe(303);
    expect(placeOf(answer)).toBe(`${path}?sent=1`);
  }
  expect(inbox.keys(row.form)).toHaveLength(before);
});

function dateHint(page: HTMLElement): string {
  const ids = one(page, "[name=date]").getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => textOf(one(page, `#${id}`))).join(" ");
}

/** What a browser sends of a form as it came. */
function fieldsIn(form: HTMLElement): [string, string][] {
  return form.querySelectorAll("[name]").flatMap((control): [string, string][] => {
    const type = control.getAttribute("type");
    if (type === "checkbox" && !control.hasAttribute("checked")) return [];
    const chosen = control.querySelector("option[selected]") ?? control;
    return [[control.getAttribute("name") ?? "", chosen.getAttribute("value") ?? ""]];
  });
}

/** The address on this site that an answer leads to, without the fragment, which only names a place on the page. */
function placeOf(answer: Response): string {
  const { origin, pathname, search } = new URL(answer.headers.get("Location") ?? "", site.url);
  expect(origin).toBe(site.url);
  return pathname + search;
}
