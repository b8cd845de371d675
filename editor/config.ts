import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { defaultLanguage, languages } from "../domain/pages/languages.ts";
import { type FactSchema, factSections } from "./fact-fields.ts";
import { pageSections, type Section, sharedSections } from "./page-sections.ts";
import { pictureFields, pictureSections } from "./picture-fields.ts";
import { fieldsOf } from "./word-fields.ts";

/** Where the editor saves. */
export interface EditorTarget {
  backend: CmsConfig["backend"];
  /** Only in a folder of the computer that it runs on, without an account. */
  isLocal: boolean;
}

/** The groups of entries; facts and pictures have formats of the same name: main.ts. */
export const collections = {
  facts: "facts",
  pages: "pages",
  shared: "shared",
  pictures: "pictures",
} as const;
export const wordsFormat = "words";

/** Everything that the editor edits: generated, so that a new text, page or fact is in it without a further line. */
export function editorConfig(
  backend: EditorTarget["backend"],
  catalogue: object,
  schema: FactSchema,
): CmsConfig {
  return {
    load_config_file: false,
    backend,
    app_title: "Words and prices",
    logo: { src: "/favicon.svg" },
    show_preview_links: false,
    // The other half of the window shows another language instead.
    editor: { preview: false },
    media_folder: photographs,
    public_folder: `/${photographs}`,
    // Written anew by the browser, so that no photograph says where it was taken, and as large as the site needs.
    media_libraries: {
      default: {
        config: {
          transformations: { raster_image: { format: "webp", quality: 95, width: 3600 } },
        },
      },
      stock_assets: { providers: [] },
    },
    i18n: {
      structure: "multiple_folders",
      locales: [...languages],
      default_locale: defaultLanguage,
    },
    collections: [
      {
        name: collections.facts,
        label: "Prices and facts",
        icon: "sell",
        files: factSections(schema).map((section) => ({
          ...section,
          file: "facts.json",
          format: collections.facts,
        })),
      },
      words(collections.pages, "Words of each page", "article", pageSections(catalogue), catalogue),
      words(collections.shared, "Words elsewhere", "segment", sharedSections(catalogue), catalogue),
      {
        name: collections.pictures,
        label: "Pictures",
        icon: "photo_camera",
        files: pictureSections.map((section) => ({
          name: section.name,
          label: section.label,
          file: `${photographs}.json`,
          format: collections.pictures,
          fields: pictureFields(section),
        })),
      },
    ],
  };
}

const photographs = "media/photographs";

// Each entry shows a part of the same four files.
function words(
  name: string,
  label: string,
  icon: string,
  sections: readonly Section[],
  catalogue: object,
): Collection {
  const files = sections.map(
    (section): CollectionFile => ({
      name: section.name,
      label: section.label,
      file: "locales/{{locale}}/translation.json",
      format: wordsFormat,
      i18n: true,
      fields: fieldsOf(section, catalogue),
    }),
  );
  return { name, label, icon, i18n: true, files };
}
