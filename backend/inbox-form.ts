import { html } from "hono/html";
import type { Filter } from "./filter.ts";
import { type Kind, kinds } from "./requests.ts";

/** The filter as a form that only changes the address, so that a bookmark can keep a filtered inbox. */
export function filterForm(filter: Filter, counts: Record<Kind, number>) {
  const options = kinds.map((kind) => option(kind, counts[kind], filter.kind === kind));
  const all = counts.contact + counts.booking;
  return html`<form method="get" action="/" role="search">
<label>Kind
<select name="kind">${option("all", all, !filter.kind)}${options}</select></label>
<label>Search
<input type="search" name="search" value="${filter.search}" placeholder="Name, e-mail, reference, words of the message"></label>
<button>Show</button>
${(filter.kind || filter.search) && html`<a href="/">Show all</a>`}
</form>`;
}

function option(kind: Kind | "all", count: number, selected: boolean) {
  return html`<option value="${kind}"${selected && " selected"}>${kind} (${count})</option>`;
}
