import { html } from "hono/html";
import { format } from "../format.ts";
import type { StoredRequest } from "../store.ts";
import type { DeskLanguage, Words } from "../words.ts";
import { clockText } from "./clock.ts";

type Mail = NonNullable<StoredRequest["mail"]>;

/** What became of the mail to the family. */
export function mailNote(
  language: DeskLanguage,
  { mail: words }: Words,
  { state, attempts, sentAt, cause }: Mail,
) {
  if (state === "sent") {
    const time = clockText(language, sentAt ?? new Date(0).toISOString());
    return html`<p class="quiet">${format(language, words.sent, { time })}</p>`;
  }
  if (state === "unsure") return html`<p class="wrong">${words.unsure}</p>`;
  const waits = format(language, words.waits, { attempts });
  return html`<p class="${cause ? "wrong" : "quiet"}">${waits}${cause && html` <bdi>${cause}</bdi>`}</p>`;
}
