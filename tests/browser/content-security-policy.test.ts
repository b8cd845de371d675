import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { films } from "#domain/media/films.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site);
const elsewhere = "http://127.0.0.1:9/";

/** What an attacker who has injected a line would try, by element and attributes. */
const attacks = [
  ["an inline handler", "require-trusted-types-for", "a", { onclick: "window.ran = true" }],
  ["an inline style", "style-src", "p", { style: "color: red" }],
  ["a picture from elsewhere", "img-src", "img", { src: `${elsewhere}x.png` }],
  ["a film from elsewhere", "media-src", "video", { src: `${elsewhere}x.mp4` }],
  ["a frame", "default-src|frame-src", "iframe", { src: pathOf("book", "en") }],
  ["a plug-in", "require-trusted-types-for", "object", { data: "/favicon.svg" }],
  ["another base for links", "base-uri", "base", { href: elsewhere }],
  ["a script of this very site", "require-trusted-types-for", "script", { src: "/x.js" }],
  ["markup for a frame", "require-trusted-types-for", "iframe", { srcdoc: "<b>x</b>" }],
] as const;

test("a page refuses all that an injected line would try, and a test that meets it fails", async () => {
  const page = await openHydrated();
  for (const [attack, directive, name, attributes] of attacks) {
    await page.evaluate(putElement, { name, attributes });
    await expectNoticed(new RegExp(directive), attack);
  }
});

test("a page refuses markup that code makes of a text, and a second policy that would let it through", async () => {
  const page = await openHydrated();
  const written = await page.evaluate(() => {
    const place = document.createElement("p");
    try {
      place.innerHTML = "<img src=x onerror=alert(1)>";
    } catch {
      // This refusal is expected.
    }
    return place.innerHTML;
  });
  expect(written).toBe("");
  await expectNoticed(/require-trusted-types-for/, "markup");
  const made = await page.evaluate(() => {
    try {
      return Boolean(window.trustedTypes?.createPolicy("mine", { createHTML: (text) => text }));
    } catch {
      return false;
    }
  });
  expect(made).toBe(false);
  await expectNoticed(/ trusted-types refused/, "a second policy");
});

test("the next page comes without a refusal", async () => {
  const page = await openHydrated();
  await page.locator(`footer a[href="${pathOf("gallery", "en")}"]`).click();
  await soon(() => page.locator("h1").innerText()).toBe(words("en", "gallery.hero.title"));
});

test("a page whose markup somebody changed on the way is made anew, without a refusal", async () => {
  const path = pathOf("about", "en");
  const isNoticed = /hydrat|error #4|did not match/i;
  const page = await openPrepared(site, visitors, path, changeHeading, { expected: isNoticed });
  await hydrated(page);
  await soon(() => page.locator("h1").innerText()).toBe(words("en", "about.hero.title"));
});

test.each([
  ["a picture", largestPicture("clothing")],
  ["a film", films.husky.src],
  ["an icon", "/favicon.svg"],
])("%s is shown when its file is opened by itself", async (_, path) => {
  // The file's policy refuses the styles of the browser's own viewer, which still shows the file.
  const page = await visitors.open(path, { expectedViolation: /style-src|inline style/ });
  await soon(() => page.evaluate(shownWidth)).toBeGreaterThan(1);
});

test("nothing that reaches a visitor's person, devices or network may be asked for", async () => {
  const page = await openHydrated();
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowedFeatures(): string[] };
    };
    return featurePolicy.allowedFeatures().filter((name) => !name.startsWith("ch-"));
  });
  // A person has checked each of these; a feature that a new browser adds fails this test.
  const harmless = [
    "aria-notify",
    "autoplay",
    "captured-surface-control",
    "clipboard-write",
    "compute-pressure",
    "cross-origin-isolated",
    "deferred-fetch",
    "deferred-fetch-minimal",
    "encrypted-media",
    "fullscreen",
    "gamepad",
    "interest-cohort",
    "keyboard-map",
    "language-detector",
    "language-model",
    "on-device-speech-recognition",
    "picture-in-picture",
    "private-state-token-issuance",
    "private-state-token-redemption",
    "screen-wake-lock",
    "summarizer",
    "sync-xhr",
    "translator",
    "unload",
  ];
  expect(allowed.sort()).toEqual(harmless);
});

async function openHydrated(): Promise<Page> {
  // `expected` never covers a refusal by the policy.
  const page = await visitors.open(pathOf("about", "en"), { ...still, expected: /.*/ });
  await hydrated(page);
  return page;
}

/** Changes a page before its scripts run, as a translator or an extension does. */
function changeHeading(page: Page): Promise<unknown> {
  return page.route(`**${pathOf("about", "en")}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, "$1Something else");
    await route.fulfill({ response, body });
  });
}

/** Waits for a noted problem that matches, and removes it, so that it fails no test. */
async function expectNoticed(told: RegExp, what: string): Promise<void> {
  const noticed: string[] = [];
  const seen = () => {
    noticed.push(...visitors.takeProblems());
    return noticed.filter((problem) => problem.startsWith("console: csp violation")).join("\n");
  };
  await soon(seen, what).toMatch(told);
}

function putElement({ name, attributes }: { name: string; attributes: object }): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    try {
      element.setAttribute(attribute, value);
    } catch {
      // The policy has refused this attribute already.
    }
  }
  document.body.appendChild(element);
}

function shownWidth(): number {
  const shown = document.querySelector("img, video, svg");
  if (shown instanceof HTMLVideoElement) return shown.videoWidth;
  return shown instanceof HTMLImageElement
    ? shown.naturalWidth
    : (shown?.getBoundingClientRect().width ?? 0);
}
