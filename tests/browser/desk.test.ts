import { afterAll, beforeAll, expect, test } from "vitest";
import { booking, enquiry } from "../desk/support.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { phone, useBrowser } from "../support/browser.ts";
import { clickThrough } from "../support/click-through.ts";
import { type Desk, deskToken, startDesk } from "../support/desk.ts";
import { workingVars } from "../support/working-vars.ts";

const site = { url: "" };
let desk: Desk;
// Everything that a page of the desk can hold.
const vars = {
  ...workingVars,
  MAIL_TO: "family@example.com",
  MAIL_FROM: "inbox@example.com",
  GUEST_MAIL_FROM: "hej@example.com",
  CALENDAR_SECRET: "secrets-".repeat(4),
};
const pages = ["/?kind=booking", "/requests/1", "/requests/2", "/arrivals?week=2027-W07"];
const visitors = useBrowser(site, { viewport: phone });

beforeAll(async () => {
  desk = await startDesk({ vars });
  site.url = desk.url;
  await send("/api/status", {
    ...booking,
    client_name: '=HYPERLINK("https://evil.example","Click")',
    date: "2027-02-15",
  });
  const message = '\u202e<script src="https://evil.example"></script>'.repeat(100);
  await send("/api/contact", { ...enquiry, name: "W".repeat(100), email: booking.email, message });
});
afterAll(() => desk.stop());

async function send(path: string, body: object): Promise<void> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${deskToken}` };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  expect((await fetch(desk.url + path, init)).status).toBe(200);
}

test("without script, on a phone, one finds a request, writes down what was agreed, and learns of a later one's change", async () => {
  const page = await visitors.open("/", { javaScriptEnabled: false });
  const other = await visitors.open("/requests/1", { javaScriptEnabled: false, expected: /409/ });
  await page.getByLabel("Search").fill("hyperlink");
  await clickThrough(page, page.getByRole("button", { name: "Show" }));
  await clickThrough(page, page.getByRole("link", { name: "=HYPERLINK" }));
  await page.getByLabel("booked").check();
  await page.getByLabel("Note for the family").fill("Two rooms");
  await clickThrough(page, page.getByRole("button", { name: "Save" }));
  expect(await page.getByRole("status").innerText()).toContain("Saved.");
  expect(await page.locator(".history").innerText()).toContain("Two rooms");
  await clickThrough(page, page.getByRole("link", { name: "Arrivals" }));
  await page.getByLabel("The week of").fill("2027-02-17");
  await clickThrough(page, page.getByRole("button", { name: "Show" }));
  expect(await page.getByRole("region", { name: "Confirmed", exact: true }).innerText()).toContain(
    "HYPERLINK",
  );

  await other.getByLabel("Note for the family").fill("No beds left");
  await clickThrough(other, other.getByRole("button", { name: "Save" }));
  expect(await other.getByRole("alert").innerText()).toContain(
    "family@example.com got there first",
  );
  expect(await other.getByLabel("Note for the family").inputValue()).toBe("No beds left");
});

test.each([
  ["en-GB", "light"],
  ["sv-SE", "dark"],
] as const)(
  "in %s and %s no page of the desk hinders anybody, or is wider than a phone",
  async (locale, colorScheme) => {
    const page = await visitors.tab({ locale, colorScheme, viewport: { width: 320, height: 640 } });
    for (const path of pages) {
      await page.goto(site.url + path);
      expect(await accessibilityProblems(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  },
);
