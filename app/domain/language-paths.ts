import type { Language } from "./languages.ts";

/** The path of the home page in a language: "/sv". SPEC 2.2. */
export function homePathOf(language: Language): string {
  return `/${language}`;
}

/** The web app manifest of a language. */
export function manifestPathOf(language: Language): string {
  return `/manifest/${language}.webmanifest`;
}
