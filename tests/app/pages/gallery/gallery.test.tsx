import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { GalleryCategory } from "#domain/pages/gallery-images.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { Gallery } from "../../../../app/pages/gallery/gallery-grid.tsx";
import { WithWords } from "../../../support/with-words.tsx";

const nothing = "summer" as GalleryCategory;

test.each(languages)("a category without pictures says so in %s", (language) => {
  const words = getCatalogue(language);
  const render = (category: GalleryCategory) =>
    renderToString(
      <MemoryRouter>
        <WithWords language={language} page="gallery">
          <Gallery category={category} />
        </WithWords>
      </MemoryRouter>,
    );
  expect(render(nothing)).toContain(`>${words.gallery.empty}</p>`);
  expect(render(nothing)).not.toContain("data-gallery-item");
  expect(render("snowmobile")).not.toContain(words.gallery.empty);
});
