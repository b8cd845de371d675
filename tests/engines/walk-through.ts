import { afterAll, beforeAll, describe } from "vitest";
import { useBackend } from "../support/backend.ts";
import { useSite } from "../support/site.ts";
import type { Engine } from "./engine.ts";
import { testFilms } from "./films.ts";
import { testFirstView } from "./first-view.ts";
import { testForms } from "./forms.ts";
import { testGallery } from "./gallery.ts";
import { testKeyboard } from "./keyboard.ts";
import { testMenus } from "./menus.ts";
import { testPages } from "./pages.ts";
import { useProxy } from "./proxy.ts";
import { useVisitor } from "./visitor.ts";
import { testLinksWithoutScript } from "./without-script.ts";

/** What a visitor does on the site, in one engine. */
export function walkThrough(engine: Engine): void {
  const backend = useBackend();
  const site = useSite(() => backend.vars);
  const proxy = useProxy(site);
  const visitor = useVisitor(engine, proxy);

  testPages(visitor);
  testFirstView(visitor);
  testMenus(visitor);
  testFilms(visitor);
  testGallery(visitor);
  testForms(visitor, backend);
  testKeyboard(visitor);

  describe("without script", () => {
    beforeAll(() => {
      proxy.isWithoutScript = true;
    });
    afterAll(() => {
      proxy.isWithoutScript = false;
    });
    testForms(visitor, backend);
    testLinksWithoutScript(visitor);
  });
}
