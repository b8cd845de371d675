/** The languages of the site in the order the language menu lists them. SPEC 1, 2.4. */
export const languages = ["en", "de", "sv", "pl"] as const;

export type Language = (typeof languages)[number];

/** Default and fallback. SPEC 9. */
export const defaultLanguage: Language = "en";

/** Each language by its own name, as the language menu shows it to everyone. SPEC 2.4. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  sv: "Svenska",
  pl: "Polski",
};

/** Whether a value is one of the language codes, in lower case. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export const languageCookieName = "lang";

/** The parameter that names the language of a page whose address names none: "/terms?lang=pl". SPEC 2.1. */
export const languageParameter = "lang";

/** Max-Age of the cookie: one year, in seconds. */
export const languageCookieLife = 365 * 24 * 60 * 60;

/** The Set-Cookie value that keeps a chosen language for addresses that name none. SPEC 2.1. */
export function languageCookie(language: Language, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${languageCookieLife}; SameSite=Lax`;
  return `${languageCookieName}=${language}; ${attributes}${secure ? "; Secure" : ""}`;
}
