import { IntlMessageFormat } from "intl-messageformat";
import type { DeskLanguage } from "./words.ts";

/** A message of the catalogue with its arguments. */
export function format(
  language: DeskLanguage,
  message: string,
  values: Record<string, string | number>,
): string {
  return String(new IntlMessageFormat(message, language).format(values));
}
