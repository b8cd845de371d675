import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { contactMessage } from "../support/filling.ts";
import { useSite } from "../support/site.ts";
import { bookingFields, contactFields, filledForms, typed } from "./filled-forms.ts";
import { controlOf, tagsOf, textsOf } from "./html.ts";
import { bookingRequest, postForm } from "./requests.ts";

const site = useSite();
const hostile = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)>&amp;&quot;{x}`;

test("what was typed into a contact form stands in it again", async () => {
  const fields = typed(contactFields, { email: "asa@" });
  const html = await (await postForm(site, pathOf("contact", "en"), fields)).text();
  expect(controlOf(html, "name").value).toBe(contactMessage.name);
  expect(controlOf(html, "email").value).toBe("asa@");
  expect(controlOf(html, "phone").value).toBe(contactMessage.phone);
  expect(textsOf(html, "textarea")).toEqual([contactMessage.message]);
  expect(controlOf(html, "contactByPhone")).toHaveProperty("checked");
  expect(chosenOptions(html)).toEqual(["en", contactMessage.subject]);
});

test("what was typed into a booking form stands in it again", async () => {
  const fields = typed(bookingFields, { email: "asa@" });
  const html = await (await postForm(site, pathOf("book", "sv"), fields)).text();
  for (const field of ["client_name", "phone", "date", "numAdults", "numChildren"] as const) {
    expect(controlOf(html, field).value, field).toBe(String(bookingRequest[field]));
  }
  const ages = tagsOf(html, "input").filter(({ name }) => name === "childrenAges");
  expect(ages.map(({ value }) => value)).toEqual(["4", "11"]);
  expect(controlOf(html, "consent")).toHaveProperty("checked");
  expect(chosenOptions(html)).toEqual(["sv", bookingRequest.package]);
});

test.each(filledForms)("special characters in a $form form stay text", async (row) => {
  const fields = typed(row.fields, { name: hostile, client_name: hostile, email: hostile });
  const more: [string, string][] = [[hostile, hostile]];
  const answer = await postForm(site, pathOf(row.page, "en"), [...fields, ...more]);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toMatch(/<script>alert|<img src=x/);
  expect(tagsOf(html, "img").filter((tag) => "onerror" in tag)).toEqual([]);
  const escaped = hostile.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const attribute = escaped.replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
  expect(html.split(`value="${attribute}"`)).toHaveLength(3);
});

/** The header's language comes first. */
function chosenOptions(html: string): (string | undefined)[] {
  return tagsOf(html, "option")
    .filter((option) => "selected" in option)
    .map(({ value }) => value);
}
