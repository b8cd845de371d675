import { html } from "hono/html";
import { mailAddressOf } from "../draft.ts";
import { format } from "../format.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { languageName } from "./entry.ts";
import type { RequestView } from "./request-view.ts";

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
