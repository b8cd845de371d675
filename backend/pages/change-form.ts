import { html } from "hono/html";
import { requestStates } from "../store.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import type { RequestView } from "./request-view.ts";

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
