import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import type { PageKey } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough, isTried } from "../support/cases.ts";
import { fillBooking, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const pages = enough<readonly PageKey[]>(
  ["home", "laplandPackages", "northernLights", "gallery", "contact", "book"],
  pageKeys,
);
const cases = pages.flatMap((key, row) =>
  languages
    .filter((_, column) => isTried(row, column, languages.length))
    .map((language) => [key, language] as const),
);
/** What a page offers, by the role under which a screen reader lists it; `website` is a trap for robots. */
const offered = {
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  button: "button",
  textbox:
    "textarea, input:is([type=text], [type=email], [type=tel], [type=date], :not([type])):not([name=website])",
  spinbutton: "input[type=number]",
  combobox: "select",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  img: "img:not([alt='']), svg[role=img]",
};

test.each(cases)(
  "a screen reader finds all that the eye sees on %s in %s, by name, between landmarks and under headings that skip no level",
  async (key, language) => {
    const page = await visitors.open(pathOf(key, language));
    await hydrated(page);
    // The button of the footer's sound comes with a script of its own.
    await page.getByRole("button", { name: words(language, "sound.play") }).waitFor();
    await expectHeadingsInOrder(page);
    const found = nodesIn(await page.locator("body").ariaSnapshot());
    const namesOf = (role: string) =>
      found.filter((node) => node.role === role).map(({ name }) => name);
    for (const [role, selector] of Object.entries(offered)) {
      const names = namesOf(role);
      expect(names, `each ${role} has a name`).not.toContain("");
      expect(names.length, `each ${role} that is shown is found`).toBe(await shown(page, selector));
    }
    for (const landmark of ["banner", "main", "contentinfo"]) {
      expect(namesOf(landmark), landmark).toHaveLength(1);
    }
    const navigations = namesOf("navigation");
    expect(navigations).not.toContain("");
    expect(new Set(navigations).size, "each navigation has a name of its own").toBe(
      navigations.length,
    );
    const fields = found.filter(({ role }) =>
      /^(textbox|spinbutton|combobox|checkbox|radio)$/.test(role),
    );
    expect(
      fields.map(({ name }) => name),
      "a field is called by its label",
    ).toEqual(await labels(page));
  },
);

test.each(enough<readonly Language[]>(["de"], languages))(
  "what becomes of a booking in %s is announced as it happens",
  async (language) => {
    const page = await visitors.open(pathOf("book", language));
    await hydrated(page);
    await page.evaluate(noteAnnouncements);
    await fillBooking(page);
    await send(page, "booking");
    const heard = () => page.evaluate(() => document.documentElement.dataset.heard ?? "");
    await soon(heard).toContain(words(language, "booking.toastSuccessDesc"));
    expect(await heard()).toContain(words(language, "booking.sending"));
  },
);

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator("h1, h2, h3, h4")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(
    levels.filter((level) => level === 1),
    "headings of level one",
  ).toHaveLength(1);
  expect(levels[0], "the first heading").toBe(1);
  levels.slice(1).forEach((level, index) => {
    const deeper = level - (levels[index] ?? 0);
    expect(deeper, `heading ${index + 2} below the one before`).toBeLessThanOrEqual(1);
  });
}

/** Records in the document the texts that its live regions get, in order. */
function noteAnnouncements() {
  const heard: string[] = [];
  const live = "[aria-live], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region?.textContent) heard.push(region.textContent);
    }
    document.documentElement.dataset.heard = heard.join("\n");
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** The nodes of Playwright's snapshot, each a line such as `- heading "Contact" [level=1]`. */
function nodesIn(snapshot: string): { role: string; name: string }[] {
  const nodes = snapshot.matchAll(/^ *- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/gm);
  return [...nodes].map(([, role = "", name = ""]) => ({ role, name }));
}

async function shown(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
}

async function labels(page: Page): Promise<string[]> {
  return page
    .locator("input:not([name=website], [type=hidden]), select, textarea")
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility())
        .map((field) => {
          const [label] = (field as HTMLInputElement).labels ?? [];
          return label?.innerText.replace(/\s+/g, " ").trim() ?? "";
        }),
    );
}
