import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { GalleryImageKey } from "#domain/pages/gallery-images.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { Lightbox } from "../../../../app/pages/gallery/lightbox.tsx";
import { WithWords } from "../../../support/with-words.tsx";

const words = getCatalogue("pl");

test("a picture that is alone in its filter has no buttons to move on", () => {
  const html = render(["sauna"]);
  expect(html).toContain(words.gallery.images.sauna);
  expect(html).toContain(`aria-label="${words.gallery.lightbox.close}"`);
  expect(html).not.toMatch(/data-lightbox-(next|previous)/);
});

test("of two pictures each leads to the other", () => {
  const html = render(["sauna", "hotTub"]);
  expect(html).toContain("data-lightbox-next");
  expect(html).toContain("data-lightbox-previous");
});

function render(keys: GalleryImageKey[]): string {
  return renderToString(
    <WithWords language="pl" page="gallery">
      <Lightbox keys={keys} opened="sauna" onClose={() => {}} />
    </WithWords>,
  );
}
