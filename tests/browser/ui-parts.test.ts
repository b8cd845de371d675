import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { useMounted } from "../support/mounted.ts";
import { soon } from "../support/soon.ts";

const open = useMounted("tests/browser/ui-parts.tsx");

test("a card hands on a press, and has nothing to press by itself", async () => {
  const page = await open();
  await page.getByText("tilt").click();
  await page.getByText("pressed 0").click();
  await soon(() => page.getByText("pressed").innerText()).toBe("pressed 1");
});

test.each(["tilt", "magnetic"])(
  "a card with %s follows the pointer and comes back",
  async (look) => {
    const page = await open();
    const card = page.getByText(look);
    const atRest = await styleOf(card, "transform");
    await card.hover({ position: { x: 2, y: 2 } });
    await soon(() => styleOf(card, "transform")).not.toBe(atRest);
    await page.getByText("pressed").hover();
    await soon(() => styleOf(card, "transform")).toBe(atRest);
  },
);

test("a card with glow shines under the pointer and does not follow it", async () => {
  const card = (await open()).getByText("glow");
  expect(await styleOf(card, "boxShadow")).toBe("none");
  await card.hover({ position: { x: 2, y: 2 } });
  await soon(() => styleOf(card, "boxShadow")).not.toBe("none");
  expect(await styleOf(card, "transform")).toBe("none");
});

test("a card that is floating drifts by itself, and no other card does", async () => {
  const page = await open();
  await page.getByText("floating").waitFor();
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.textContent),
  );
  expect(moving).toEqual(["floating"]);
});

test("a toast is a success, an error, a warning or an information, and looks like it", async () => {
  const page = await open();
  for (const button of await page.locator("main > button").all()) await button.click();
  const toasts = page.locator("[data-toast]");
  await soon(() => toasts.count()).toBe(4);
  const colours = await Promise.all(
    (await toasts.all()).map((toast) => styleOf(toast, "borderLeftColor")),
  );
  expect(new Set(colours).size).toBe(4);
});

function styleOf(part: Locator, property: "transform" | "boxShadow" | "borderLeftColor") {
  return part.evaluate((element, name) => getComputedStyle(element)[name], property);
}
