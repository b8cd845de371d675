import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { ContentProvider } from "#content/content-provider.tsx";
import { pageSlice, shellSlice } from "#content/slices.ts";
import type { GalleryCategory } from "#domain/gallery.ts";
import { languages } from "#domain/languages.ts";
import { Gallery } from "../../app/sections/gallery.tsx";

const nothing = "summer" as GalleryCategory;

test.each(languages)("a category without pictures says so in %s", (language) => {
  const words = catalogueOf(language);
  const render = (category: GalleryCategory) =>
    renderToString(
      <ContentProvider
        language={language}
        shell={shellSlice(words)}
        page={pageSlice(words, "gallery")}
      >
        <Gallery category={category} />
      </ContentProvider>,
    );
  expect(render(nothing)).toContain(`>${words.gallery.empty}</p>`);
  expect(render(nothing)).not.toContain("data-gallery-item");
  expect(render("snowmobile")).not.toContain(words.gallery.empty);
});
