import { html } from "hono/html";
import { mailAddressOf, type makeDraft } from "../mail/answer-draft.ts";
import { guestMailNote, mailNote } from "../mail/mail-note.ts";
import { clockText } from "../web/format-time.ts";
import { navigation, page } from "../web/page.ts";
import { type DeskLanguage, format, wordsOf } from "../words.ts";
import { about, entry, fieldList, languageName, tags } from "./fields.ts";
import { type HistoryEntry, historyList } from "./history.ts";
import { requestStates, type StoredRequest } from "./store.ts";

/** What the page of a request shows. */
export interface RequestView {
  request: StoredRequest;
  history: readonly HistoryEntry[];
  /** Of the same guest, newest first. */
  others: readonly StoredRequest[];
  draft: ReturnType<typeof makeDraft>;
  /** Where a guest's reply arrives; undefined where the desk may not send to guests. */
  family?: string | undefined;
  /** Why a form was not carried out. */
  trouble?: { kind: "faster"; news: readonly HistoryEntry[] } | { kind: "wrongInput" } | undefined;
  /** What was typed into a form that was not carried out. */
  typed?: Partial<Record<"state" | "note" | "subject" | "text", string>> | undefined;
}

/** The form for the family's own: in which state a request is, and a note beside it. */
export function changeForm(language: DeskLanguage, { request, typed }: RequestView) {
  const { change: words, states } = wordsOf(language).desk;
  const chosen = typed?.state ?? request.state;
  const choices = requestStates.map(
    (state) =>
      html`<label><input type="radio" name="state" value="${state}"${state === chosen && " checked"}>${states[state]}</label>
`,
  );
  return html`<section aria-labelledby="change">
<h2 id="change">${words.title}</h2>
<form class="letter" method="post" action="/requests/${request.id}">
<input type="hidden" name="form" value="change">
<input type="hidden" name="version" value="${request.version}">
<fieldset><legend>${words.state}</legend>
${choices}</fieldset>
<label>${words.note}
<textarea name="note" maxlength="5000" rows="3" dir="auto" aria-describedby="note-hint">
${typed?.note}</textarea></label>
<p class="quiet" id="note-hint">${words.noteHint}</p>
<button>${words.save}</button>
</form>
</section>`;
}

/** The ways to answer: a draft for the mail program, and, where mail to guests is set up, a form that sends it. */
export function answerSection(language: DeskLanguage, view: RequestView) {
  const { answer: words } = wordsOf(language).desk;
  const { request, draft, family } = view;
  const inLanguage = { language: languageName(language, draft.language) };
  return html`<section aria-labelledby="answer">
<h2 id="answer">${words.title}</h2>
<p><a class="button${family && " second"}" href="${mailAddressOf(request.email, draft)}">${words.open}</a></p>
<p class="quiet">${format(language, words.openHint, inLanguage)}</p>
${family ? formOnce(language, view, family) : draftToRead(language, view)}
</section>`;
}

function draftToRead(language: DeskLanguage, { draft }: RequestView) {
  return html`<details><summary>${wordsOf(language).desk.answer.draft}</summary>
<div lang="${draft.language}"><p><strong>${draft.subject}</strong></p>
<blockquote><bdi>${draft.text}</bdi></blockquote></div></details>`;
}

// Who has answered once seldom means to send the same draft again.
function formOnce(language: DeskLanguage, view: RequestView, family: string) {
  const form = sendForm(language, view, family);
  const isAnswered = view.history.some(
    (entry) => entry.kind === "answer" && entry.state === "sent",
  );
  if (!isAnswered || view.typed?.text !== undefined) return form;
  return html`<details><summary>${wordsOf(language).desk.answer.another}</summary>
${form}</details>`;
}

function sendForm(
  language: DeskLanguage,
  { request, draft, history, typed }: RequestView,
  family: string,
) {
  const { answer: words } = wordsOf(language).desk;
  const last = history.findLast(({ kind }) => kind === "answer");
  const cause = last?.kind === "answer" && last.state === "failed" && (last.cause ?? "");
  const hint = { language: languageName(language, draft.language), family };
  return html`<form class="letter" method="post" action="/requests/${request.id}">
<input type="hidden" name="form" value="answer">
<input type="hidden" name="version" value="${request.version}">
${cause !== false && html`<p class="wrong" role="alert"><bdi>${format(language, words.failed, { cause })}</bdi></p>`}
<label>${words.subject}
<input name="subject" required maxlength="200" lang="${draft.language}" dir="auto" value="${typed?.subject ?? draft.subject}"></label>
<label>${format(language, words.text, { email: request.email })}
<textarea name="text" required maxlength="20000" rows="16" lang="${draft.language}" dir="auto" aria-describedby="send-hint">
${typed?.text ?? draft.text}</textarea></label>
<p class="quiet" id="send-hint">${format(language, words.sendHint, hint)}</p>
<button>${words.send}</button>
</form>`;
}

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
