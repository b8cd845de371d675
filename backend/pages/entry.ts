import { html } from "hono/html";
import { packageName } from "../guest-words.ts";
import type { StoredRequest } from "../store.ts";
import { partyText, stayText } from "../summary.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { timeOf } from "./clock.ts";
import { mailNote } from "./mail-note.ts";

const longestExcerpt = 160;

/** A request in a list: who, its state, what it is about, and the way to its page. */
export function entry(language: DeskLanguage, request: StoredRequest) {
  const words = wordsOf(language);
  const { id, name, mail, receivedAt } = request;
  return html`<article id="request-${id}">
<h2><a href="/requests/${id}"><bdi>${name}</bdi></a></h2>
${tags(language, request)}
<p>${about(language, request)}</p>
<p class="quiet">${timeOf(language, receivedAt)}${request.language && html` · ${languageName(language, request.language)}`}</p>
${mail && mail.state !== "sent" && mailNote(language, words, mail)}
</article>
`;
}

/** State, kind and reference of a request. */
export function tags(language: DeskLanguage, { kind, state, reference }: StoredRequest) {
  const { kinds, desk } = wordsOf(language);
  return html`<p class="tags"><span class="state ${state}">${desk.states[state]}</span>
<span class="kind">${kinds[kind]}</span>${
    reference &&
    html`
<strong>${reference}</strong>`
  }</p>`;
}

/** What a request is about: package, days and party, or subject and first words. */
export function about(language: DeskLanguage, { package: packageId, body }: StoredRequest) {
  if (packageId) {
    const name = packageName(language, packageId);
    const stay = stayText(packageId, String(body.date), language);
    return `${name}, ${stay}, ${partyText(Number(body.numAdults), Number(body.numChildren), language)}`;
  }
  const message = String(body.message);
  const characters = [...message.slice(0, 2 * longestExcerpt)];
  const excerpt = characters.slice(0, longestExcerpt).join("");
  return html`<bdi>${excerpt}</bdi>${excerpt.length < message.length && "…"}`;
}

/** A guest's language in the reader's. */
export function languageName(language: DeskLanguage, of: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(of) ?? of;
}
