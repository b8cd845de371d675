import { html } from "hono/html";
import { format } from "../format.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { answerSection } from "./answer.ts";
import { changeForm } from "./change-form.ts";
import { clockText } from "./clock.ts";
import { about, entry, tags } from "./entry.ts";
import { fieldList } from "./fields.ts";
import { historyList } from "./history.ts";
import { guestMailNote, mailNote } from "./mail-note.ts";
import { navigation } from "./navigation.ts";
import { page } from "./page.ts";
import type { RequestView } from "./request-view.ts";

/** The page of one request: everything typed, its history, and the forms for what comes next. */
export function requestPage(language: DeskLanguage, view: RequestView) {
  const { request, history, others } = view;
  const words = wordsOf(language);
  const { request: texts, history: historyWords } = words.desk;
  const time = clockText(language, request.receivedAt);
  return page(
    language,
    `${request.name} – ${words.title}`,
    html`${navigation(words)}
${trouble(language, view)}
<h1><bdi>${request.name}</bdi></h1>
${tags(language, request)}
${request.package && html`<p>${about(language, request)}</p>`}
<p class="quiet">${format(language, texts.received, { time })}</p>
${request.mail && mailNote(language, words, request.mail)}
${guestMailNote(language, words, request.guestMail)}`,
    html`<section aria-labelledby="typed">
<h2 id="typed">${texts.typed}</h2>
${fieldList(language, request.body)}
</section>
${answerSection(language, view)}
${changeForm(language, view)}
<section aria-labelledby="history">
<h2 id="history">${historyWords.title}</h2>
${history.length > 0 ? historyList(language, history) : html`<p class="quiet">${historyWords.none}</p>`}
</section>
${
  others.length > 0 &&
  html`<section aria-labelledby="others">
<h2 id="others">${texts.others}</h2>
${others.map((other) => entry(language, other))}
</section>`
}`,
  );
}

function trouble(language: DeskLanguage, { trouble: what }: RequestView) {
  const { faster, request } = wordsOf(language).desk;
  if (!what) return "";
  if (what.kind === "wrongInput")
    return html`<p class="wrong box" role="alert">${request.wrongInput}</p>`;
  const who = what.news.at(-1)?.who;
  return html`<div class="box" role="alert">
<p class="wrong"><strong><bdi>${who ? format(language, faster.title, { who }) : faster.unknown}</bdi></strong></p>
${who && historyList(language, what.news)}
<p>${faster.kept}</p>
</div>`;
}
