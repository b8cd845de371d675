import ICAL from "ical.js";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { makeReference } from "#domain/booking/submission.ts";
import { calendarPath } from "#domain/calendar/calendar-file.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { useBackend } from "../../support/backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { one, parsePage, textOf, textsOf } from "../../support/html.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { words } from "../../support/words.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { bookingFields, contactFields, filledForms, typed } from "../filled-forms.ts";
import { bookingRequest, postForm } from "../requests.ts";

const inbox = useBackend();
const nextSummer = `${Number(stockholmDay(new Date()).slice(0, 4)) + 1}-07-15`;
const site = useWorkerd(() => inbox.vars);

test.each(languages)(
  "a filled contact form in %s leads back to its page with thanks",
  async (language) => {
    const path = pathOf("contact", language);
    const answer = await postForm(site, path, contactFields, { Origin: site.url });
    expect(answer.status).toBe(303);
    expect(placeOf(answer)).toBe(`${path}?sent=1`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = parsePage(await (await site.get(`${path}?sent=1`)).text());
    expect(textOf(one(page, "[role=status]"))).toBe(words(language, "contact.form.successMessage"));
    expect(textsOf(page, "[role=alert]")).toEqual([]);
  },
);

test.each(languages)(
  "a filled booking form in %s is answered with what was sent and its reference, for this visitor alone",
  async (language) => {
    const path = pathOf("book", language);
    const visitor = freshVisitor();
    const answer = await postForm(site, path, bookingFields, visitor);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = parsePage(await answer.text());
    expect(textOf(one(page, "[role=status]"))).toBe(words(language, "booking.toastSuccessDesc"));
    const card = one(page, "main [data-sent] > section");
    const [key] = await inbox.keys("booking");
    const reference = makeReference(key ?? "");
    expect(textOf(one(card, "[data-reference]"))).toBe(reference);
    expect(textOf(card)).toContain(getCatalogue(language).packages.cards.adventure.name);
    expect(textOf(card)).toContain("asa@example.org");
    expect(one(card, "a[href$='?subject=booking']").getAttribute("href")).not.toContain(reference);
    // Sent again, as after a reload, it is the same request.
    const again = parsePage(await (await postForm(site, path, bookingFields, visitor)).text());
    expect(textOf(one(again, "[data-reference]"))).toBe(reference);
    // The address thanks nobody else.
    for (const query of ["", "?sent=1", "?sent=later&season=outside"]) {
      const shared = await (await site.get(path + query)).text();
      expect(shared).not.toContain(reference);
      expect(textOf(one(parsePage(shared), "[role=status]"))).toBe("");
    }
  },
);

test("the card of a booking brings a calendar file without script", async () => {
  const answer = await postForm(site, pathOf("book", "de"), bookingFields);
  const form = one(parsePage(await answer.text()), `form[action="${calendarPath}"]`);
  const file = await postForm(site, calendarPath, fieldsIn(form));
  expect(file.status).toBe(200);
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("Cache-Control")).toBe("no-store");
  const reference = makeReference((await inbox.keys("booking"))[0] ?? "");
  expect(file.headers.get("Content-Disposition")).toBe(`attachment; filename="${reference}.ics"`);
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect(event.startDate.toString()).toBe(bookingRequest.date);
  expect(event.duration.toSeconds()).toBe(5 * 86_400);
  expect(event.uid.startsWith(`${reference}@`)).toBe(true);
  const { booking, packages } = getCatalogue("de");
  expect(event.summary).toContain(packages.cards.adventure.name);
  expect(event.description).toContain(reference);
  // Four evenings, each with the hour from which it is dark.
  const [, evenings = ""] = event.description.split(`${booking.sent.event.dark}:\n`);
  expect(evenings.match(/: \d\d:\d\d$/gm)).toHaveLength(4);
  expect(event.description).not.toMatch(/asa@|Öberg/);
});

test("a calendar file of nonsense is refused in words, and so is any other way to ask for one", async () => {
  const whole = { reference: "RL-7K3M-Q2XD", package: "5-day", date: "2027-02-01" };
  const fields = { ...whole, numAdults: "2", numChildren: "0", locale: "pl" };
  const asked = (changes: object) =>
    postForm(site, calendarPath, Object.entries<string>({ ...fields, ...changes }));
  expect((await asked({})).status).toBe(200);
  for (const [name, value] of [
    ["reference", "RL-7K3M-Q2XI"],
    ["reference", "RL-7K3M-Q2XD\r\nX: y"],
    ["package", "9-day"],
    ["date", "2027-02-30"],
    ["date", "9999-12-31"],
    ["numAdults", "0"],
    ["numAdults", "1.5"],
    ["numChildren", "-1"],
    ["locale", "xx"],
  ] as const) {
    const refused = await asked({ [name]: value });
    expect(refused.status, `${name} ${value}`).toBe(422);
    expect(await refused.text()).toBe(`Missing or wrong: ${name}.`);
  }
  expect((await postForm(site, calendarPath, [])).status).toBe(422);
  expect((await site.get(calendarPath)).headers.get("Allow")).toBe("POST");
  const foreign = { Origin: "https://evil.example" };
  expect((await postForm(site, calendarPath, Object.entries(fields), foreign)).status).toBe(403);
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
  expect((await inbox.bodies("contact"))[0]).toEqual(contactMessage);
});

test("the family gets a booking in the language of its page", async () => {
  await postForm(site, pathOf("book", "de"), bookingFields);
  expect((await inbox.bodies("booking"))[0]).toEqual({ ...bookingRequest, locale: "de" });
});

test("a form in parts (multipart) is taken as well", async () => {
  const body = new FormData();
  for (const [name, value] of contactFields) body.append(name, value);
  const answer = await site.post(pathOf("contact", "en"), { headers: freshVisitor(), body });
  expect(answer.status).toBe(303);
  expect((await inbox.bodies("contact"))[0]).toEqual(contactMessage);
});

test("a booking out of season is sent, and the answer says so", async () => {
  const path = pathOf("book", "de");
  const fields = typed(bookingFields, { date: nextSummer });
  const answer = await postForm(site, path, fields);
  expect(answer.status).toBe(200);
  expect((await inbox.bodies("booking"))[0]).toMatchObject({ date: nextSummer });
  const page = parsePage(await answer.text());
  expect(textOf(one(page, "[role=status]"))).toBe(words("de", "booking.toastSuccessDesc"));
  expect(textOf(one(page, "[data-sent]"))).toContain(words("de", "booking.sent.outside"));
});

test("a date more than two winters ahead is asked about once, and nothing typed is lost", async () => {
  const path = pathOf("book", "pl");
  const date = `${Number(stockholmDay(new Date()).slice(0, 4)) + 4}-01-15`;
  const before = (await inbox.bodies("booking")).length;
  const answer = await postForm(site, path, typed(bookingFields, { date }));
  expect(answer.status).toBe(422);
  expect(await inbox.bodies("booking")).toHaveLength(before);
  const page = parsePage(await answer.text());
  const errorId = one(page, "[name=date]").getAttribute("aria-describedby")?.split(" ")[0];
  expect(textOf(one(page, `#${errorId}`))).toBe(words("pl", "booking.dateFarAhead"));
  const again = await postForm(site, path, fieldsIn(one(page, "#booking-form")));
  expect(again.status).toBe(200);
  expect((await inbox.bodies("booking"))[0]).toEqual({ ...bookingRequest, date, locale: "pl" });
});

test.each(filledForms)("a $form form with the honeypot filled only looks sent", async (row) => {
  const before = (await inbox.keys(row.form)).length;
  const path = pathOf(row.page, "en");
  const rest = row.fields.filter(([name]) => name !== "website");
  for (const fields of [rest, []]) {
    const answer = await postForm(site, path, [...fields, ["website", "https://spam.example"]]);
    expect(answer.status).toBe(row.received);
    if (row.form === "contact") expect(placeOf(answer)).toBe(`${path}?sent=1`);
    else expect(await answer.text()).toContain(words("en", row.thanks));
  }
  expect(await inbox.keys(row.form)).toHaveLength(before);
});

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
