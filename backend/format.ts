import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "#domain/languages.ts";

/** A message of the catalogue with its arguments. */
export function format(
  language: Language,
  message: string,
  values: Record<string, string | number>,
): string {
  return String(new IntlMessageFormat(message, language).format(values));
}
