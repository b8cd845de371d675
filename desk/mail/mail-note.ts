import { html } from "hono/html";
import type { StoredRequest } from "../requests/store.ts";
import { clockText } from "../web/format-time.ts";
import { type DeskLanguage, format, type Words } from "../words.ts";
import { maxReceipts, type SkipReason } from "./mails.ts";

type Mail = NonNullable<StoredRequest["mail"]>;

/** Why the guest has no mail from the desk about this request; nothing where one went or may still go. */
export function guestMailNote(
  language: DeskLanguage,
  { mail: words }: Words,
  guestMail: StoredRequest["guestMail"],
) {
  if (guestMail?.state === "failed") {
    return html`<p class="wrong">${words.guestFailed} <bdi>${guestMail.cause}</bdi></p>`;
  }
  if (guestMail?.state !== "skipped") return "";
  const why = words.guestSkipped[guestMail.cause as SkipReason];
  return html`<p class="quiet">${format(language, why, { most: maxReceipts })}</p>`;
}

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
