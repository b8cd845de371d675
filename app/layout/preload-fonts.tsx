import { useState } from "react";
import type { Language } from "#domain/pages/languages.ts";
import figtree from "../fonts/figtree-latin.woff2?url";
import figtreeExtended from "../fonts/figtree-latin-ext.woff2?url";
import fraunces from "../fonts/fraunces-latin.woff2?url";
import frauncesExtended from "../fonts/fraunces-latin-ext.woff2?url";

const everywhere = [fraunces, figtree];
const beyondLatin1: Partial<Record<Language, readonly string[]>> = {
  pl: [frauncesExtended, figtreeExtended],
};

/** Requests the fonts of a page before the browser finds them in the styles. */
export function PreloadFonts({ language }: { language: Language }) {
  // Only the page from the server asks ahead: fonts preloaded once more would come too late for their use.
  const [first] = useState(language);
  return [...everywhere, ...(beyondLatin1[first] ?? [])].map((file) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={file}
      crossOrigin=""
      fetchPriority="low"
    />
  ));
}
