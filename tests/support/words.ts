import type { Language } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import type { MessageId } from "../../app/words/catalogue.ts";

/** A text of the catalogue as written there, by its dotted path. */
export function words(language: Language, id: MessageId): string {
  const text = id
    .split(".")
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], getCatalogue(language));
  return String(text);
}
