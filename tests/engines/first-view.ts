import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { desktop, phone } from "../support/browser.ts";
import type { Visitor } from "./visitor.ts";

export function testFirstView(visitor: Visitor): void {
  test.each([
    ["desktop", desktop],
    ["phone", phone],
  ])(
    "on a %s the words and the button of the first view are painted over its film",
    async (_, size) => {
      await visitor.open(pathOf("home", "en"), size);
      await visitor.click("[data-film-toggle]");
      for (const words of ["[data-hero] h1", "[data-hero] p", "[data-hero] a"]) {
        const shown = await visitor.pixelsOf(words);
        await visitor.run(hide, words);
        expect(await visitor.pixelsOf(words), words).not.toBe(shown);
      }
    },
  );
}

// Runs in the page.
function hide(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.style.setProperty("visibility", "hidden");
}
