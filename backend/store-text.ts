import type { RequestBody } from "./requests.ts";

const mostWords = 20;

/** The same text for equal bodies, whatever the order of their fields. */
export function canonical(body: RequestBody): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The values of a body (never the field names) and the reference, folded like searches. */
export function searchableText(body: RequestBody, reference = ""): string {
  return fold([...Object.values(body).flat(), reference].join("\n"));
}

/** The words of a search, folded like the stored texts; no more than twenty, each of which reads the whole inbox. */
export function searchWords(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

// SQLite folds ASCII only: "ÖSTERSUND" would not find "Östersund".
function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
