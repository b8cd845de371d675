import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useBackend } from "../../support/backend.ts";
import { attributesOf, languageOf, one, parsePage, textOf } from "../../support/html.ts";
import { words } from "../../support/words.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { bookingFields, filledForms, typed } from "../filled-forms.ts";
import { postForm } from "../requests.ts";

const inbox = useBackend();
const site = useWorkerd(() => inbox.vars);

/** The text that a control's aria-describedby names, hints included. */
function descriptionOf(page: HTMLElement, control: HTMLElement): string[] {
  const ids = (control.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return ids.map((id) => textOf(one(page, `[id="${id}"]`)));
}

test.each(filledForms)(
  "an invalid $form form comes back in its language, with the wrong field alone marked",
  async (row) => {
    const fields = typed(row.fields, { email: "asa@" });
    const answer = await postForm(site, pathOf(row.page, "de"), fields);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(languageOf(html)).toBe("de");
    const page = parsePage(html);
    expect(textOf(one(page, "[role=alert]"))).toBe(words("de", row.invalid));
    expect(textOf(one(page, "[role=status]"))).toBe("");
    expect(descriptionOf(page, one(page, "[name=email]"))).toEqual([words("de", row.email)]);
    expect(attributesOf(page, "[aria-invalid]").map(({ name }) => name)).toEqual(["email"]);
  },
);

test.each(filledForms)(
  "a wrong $form form sent from the page of thanks is not thanked",
  async (row) => {
    // The address of a visitor who has sent one form already and now fills in another.
    const thanks = `${pathOf(row.page, "en")}?sent=1`;
    const answer = await postForm(site, thanks, typed(row.fields, { email: "asa@" }));
    expect(answer.status).toBe(422);
    const page = parsePage(await answer.text());
    expect(textOf(one(page, "[role=status]"))).toBe("");
    expect(textOf(one(page, "[role=alert]"))).toBe(words("en", row.invalid));
  },
);

test("an empty booking form has an explanation for every field", async () => {
  const page = parsePage(await (await postForm(site, pathOf("book", "pl"), [])).text());
  for (const [field, key] of [
    ["package", "booking.packageError"],
    ["date", "booking.dateErrorRequired"],
    ["client_name", "booking.nameErrorRequired"],
    ["email", "booking.emailErrorRequired"],
    ["phone", "booking.phoneErrorRequired"],
    ["numAdults", "booking.numAdultsError"],
    ["numChildren", "booking.numChildrenError"],
    ["consent", "booking.consentError"],
  ] as const) {
    const control = one(page, `[name=${field}]`);
    expect(control.getAttribute("aria-invalid"), field).toBe("true");
    expect(descriptionOf(page, control), field).toContain(words("pl", key));
  }
});

test("a booking with children but no ages is asked for each child's", async () => {
  const fields = bookingFields.filter(([name]) => name !== "childrenAges");
  const answer = await postForm(site, pathOf("book", "de"), typed(fields, { numChildren: "3" }));
  expect(answer.status).toBe(422);
  const page = parsePage(await answer.text());
  const ages = page.querySelectorAll("input[name=childrenAges]");
  expect(ages).toHaveLength(3);
  for (const age of ages) {
    expect(descriptionOf(page, age)).toEqual([words("de", "booking.childrenAgesErrorRequired")]);
  }
});
