import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { contactMessage } from "../../support/filling.ts";
import { attributesOf, one, parsePage, textOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { bookingFields, contactFields, filledForms, typed } from "../filled-forms.ts";
import { bookingRequest, postForm } from "../requests.ts";

const site = useSite();
const hostile = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)>&amp;&quot;{x}`;

test("what was typed into a contact form stands in it again", async () => {
  const fields = typed(contactFields, { email: "asa@" });
  const page = parsePage(await (await postForm(site, pathOf("contact", "en"), fields)).text());
  expect(typedIn(page, "name")).toBe(contactMessage.name);
  expect(typedIn(page, "email")).toBe("asa@");
  expect(typedIn(page, "phone")).toBe(contactMessage.phone);
  expect(textOf(one(page, "textarea"))).toBe(contactMessage.message);
  expect(one(page, "[name=contactByPhone]").hasAttribute("checked")).toBe(true);
  expect(chosenOptions(page)).toEqual(["en", contactMessage.subject]);
});

test("what was typed into a booking form stands in it again", async () => {
  const fields = typed(bookingFields, { email: "asa@" });
  const page = parsePage(await (await postForm(site, pathOf("book", "sv"), fields)).text());
  for (const field of ["client_name", "phone", "date", "numAdults", "numChildren"] as const) {
    expect(typedIn(page, field), field).toBe(String(bookingRequest[field]));
  }
  const ages = attributesOf(page, "input[name=childrenAges]");
  expect(ages.map(({ value }) => value)).toEqual(["4", "11"]);
  expect(one(page, "[name=consent]").hasAttribute("checked")).toBe(true);
  expect(chosenOptions(page)).toEqual(["sv", bookingRequest.package]);
});

test.each(filledForms)("special characters in a $form form stay text", async (row) => {
  const fields = typed(row.fields, { name: hostile, client_name: hostile, email: hostile });
  const more: [string, string][] = [[hostile, hostile]];
  const answer = await postForm(site, pathOf(row.page, "en"), [...fields, ...more]);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toMatch(/<script>alert|<img src=x/);
  expect(attributesOf(parsePage(html), "[onerror]")).toEqual([]);
  const escaped = hostile.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const attribute = escaped.replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
  expect(html.split(`value="${attribute}"`)).toHaveLength(3);
});

function typedIn(page: HTMLElement, field: string): string | undefined {
  return one(page, `[name=${field}]`).getAttribute("value");
}

/** The first value comes from the header's language select. */
function chosenOptions(page: HTMLElement): (string | undefined)[] {
  return attributesOf(page, "option[selected]").map(({ value }) => value);
}
