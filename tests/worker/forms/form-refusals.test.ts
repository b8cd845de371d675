import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { languageOf, one, parsePage, textOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { words } from "../../support/words.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { contactFields, filledForms, typed } from "../filled-forms.ts";
import { postForm, send } from "../requests.ts";

const backend = useFailingBackend();

/** Expects the page to say that sending failed, to keep the input and to show no internal messages. */
async function expectFailedPage(answer: Response, row: (typeof filledForms)[number]) {
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const html = await answer.text();
  expect(languageOf(html)).toBe("pl");
  const page = parsePage(html);
  expect(textOf(one(page, "[role=alert]"))).toContain(words("pl", row.failed));
  expect(one(page, "[name=email]").getAttribute("value")).toBe(new Map(row.fields).get("email"));
  expect(html).not.toMatch(/inner words|Backend URL saknas|127\.0\.0\.1/);
}

describe("with a backend", () => {
  const site = useSite(() => ({ BACKEND_URL: backend.url }));

  test.each(filledForms)("a $form form that the backend refuses is a 502", async (row) => {
    backend.behave({ status: 400, text: "inner words" });
    const answer = await postForm(site, pathOf(row.page, "pl"), row.fields);
    expect(answer.status).toBe(502);
    await expectFailedPage(answer, row);
    const reference = answer.headers.get("X-Request-Id") ?? "none";
    const line = site
      .logs()
      .find((message) => /"relay"/.test(message) && message.includes(reference));
    expect(line).toContain('"cause":"400"');
    expect(line).toContain(row.form);
  });

  test.each(filledForms)("a $form form that gets lost on the way is safe", async (row) => {
    backend.behave("drop");
    const sent = await postForm(site, pathOf(row.page, "pl"), row.fields);
    expect(sent.status).toBe(row.received);
    const location = sent.headers.get("Location");
    const isContact = row.form === "contact";
    const thanks = `${pathOf(row.page, "pl")}?sent=later#${row.form}-form`;
    expect(location).toBe(isContact ? thanks : null);
    const page = parsePage(await (isContact ? await site.get(thanks) : sent).text());
    expect(textOf(one(page, "[role=status]"))).toContain(
      words("pl", isContact ? "contact.form.accepted" : "booking.accepted"),
    );
  });

  test.each(filledForms)("the 6th $form form of a visitor is a 429", async (row) => {
    const visitor = freshVisitor();
    const post = (index: number) => {
      const fields = typed(row.fields, { email: `${index}@example.org` });
      return postForm(site, pathOf(row.page, "sv"), fields, visitor);
    };
    for (let index = 0; index < 5; index++) expect((await post(index)).status).toBe(row.received);
    const answer = await post(5);
    expect(answer.status).toBe(429);
    const wait = answer.headers.get("Retry-After");
    expect(wait).toMatch(/^[1-9]\d*$/);
    expect(Number(wait)).toBeLessThanOrEqual(1200);
    const html = await answer.text();
    expect(languageOf(html)).toBe("sv");
    const [start = "none"] = words("sv", "form.limited").split("{");
    const page = parsePage(html);
    expect(textOf(one(page, "[role=alert]"))).toContain(start.trim());
    expect(one(page, "[name=email]").getAttribute("value")).toBe("5@example.org");
    expect(backend.received).toHaveLength(5);
  });

  test.each(languages)("a form of another site is a 403 page in %s", async (language) => {
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1"]) {
      const answer = await postForm(site, pathOf("contact", language), contactFields, {
        Origin: origin,
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const html = await answer.text();
      expect(languageOf(html)).toBe(language);
      expect(html).toContain(words(language, "errors.refused.title"));
      expect(html).toContain(answer.headers.get("X-Request-Id"));
      expect(html).toContain(`href="${pathOf("home", language)}"`);
    }
    expect(backend.received).toEqual([]);
  });

  test("an over-large form is a 413 page, with and without a length", async () => {
    const fields = typed(contactFields, { message: "ö".repeat(20_000) });
    const body = new URLSearchParams(fields).toString();
    for (const init of [() => ({ body }), () => ({ body: new Blob([body]).stream() })]) {
      const answer = await send(site, pathOf("contact", "de"), () => ({
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...freshVisitor() },
        duplex: "half",
        ...init(),
      }));
      expect(answer.status).toBe(413);
      expect(languageOf(await answer.text())).toBe("de");
    }
    expect(backend.received).toEqual([]);
  });

  test.each(["application/json", "text/plain", "multipart/form-data", "image/png", ""])(
    "the content type '%s' is a 415 page",
    async (type) => {
      const answer = await send(site, pathOf("book", "sv"), {
        headers: { "Content-Type": type, ...freshVisitor() },
        body: "client_name=Åsa",
      });
      expect(answer.status).toBe(415);
      const html = await answer.text();
      expect(languageOf(html)).toBe("sv");
      expect(parsePage(html).querySelectorAll("h1")).toHaveLength(1);
      expect(backend.received).toEqual([]);
    },
  );
});

describe("without a backend", () => {
  const site = useWorkerd(() => ({ BACKEND_URL: "" }));

  test.each(filledForms)("a $form form is a 503", async (row) => {
    const answer = await postForm(site, pathOf(row.page, "pl"), row.fields);
    expect(answer.status).toBe(503);
    await expectFailedPage(answer, row);
  });
});
