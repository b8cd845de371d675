import { beforeAll, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { eventPath } from "#domain/visits/visits.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { one, parsePage, textOf } from "../support/html.ts";
import { useSite } from "../support/site.ts";
import { startWorkerd } from "../support/workerd.ts";

const site = { url: "" };
beforeAll(async () => {
  const workerd = await startWorkerd({ vars: {}, hasFiles: true, countsVisits: true });
  site.url = workerd.url;
  return () => workerd.stop();
});
const uncounted = useSite();
const visitors = useBrowser(site, still);

test("a page tells once that it was opened without a request, and once that its form is begun", async () => {
  const page = await visitors.open(pathOf("about", "de"));
  const told: (string | undefined)[][] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/api/"))
      told.push([path, request.headers().referer, request.postData() ?? ""]);
  });
  await hydrated(page);
  await page
    .locator(`header a[href="${pathOf("contact", "de")}"]`)
    .first()
    .click();
  const form = page.locator("#contact-form");
  await form.locator("[name=name]").pressSequentially("Anna");
  await form.locator("[name=email]").fill("anna@example.org");
  const from = site.url + pathOf("contact", "de");
  await expect
    .poll(() => told)
    .toEqual([
      [eventPath("seen"), from, ""],
      [eventPath("begun"), from, ""],
    ]);
});

test.each(languages)(
  "the privacy notice says in %s that visits are counted, only where they are",
  async (language) => {
    const read = async ({ url }: { url: string }) => {
      const answer = await fetch(url + legalPathOf("privacy"), {
        headers: { "Accept-Language": language },
      });
      return textOf(one(parsePage(await answer.text()), "main"));
    };
    expect(await read(site)).toContain("Analytics Engine");
    expect(await read(uncounted)).not.toContain("Analytics Engine");
  },
);
