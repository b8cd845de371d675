import { html } from "hono/html";
import type { FormName } from "#domain/submission.ts";
import type { Filter } from "../filter.ts";
import type { Words } from "../words.ts";

/** The filter as a form that only changes the address, so that a bookmark can keep a filtered inbox. */
export function filterForm({ filter: words, kinds }: Words, { kind, search }: Filter) {
  const options = (Object.keys(kinds) as FormName[]).map((each) =>
    option(each, kinds[each], kind === each),
  );
  return html`<form method="get" action="/" role="search">
<label>${words.kind}
<select name="kind">${option("all", words.all, !kind)}${options}</select></label>
<label>${words.search}
<input type="search" name="search" value="${search}" placeholder="${words.hint}"></label>
<button>${words.show}</button>
${(kind || search) && html`<a href="/">${words.showAll}</a>`}
</form>`;
}

function option(value: string, text: string, selected: boolean) {
  return html`<option value="${value}"${selected && " selected"}>${text}</option>`;
}
