import { html } from "hono/html";
import { languages } from "#domain/languages.ts";
import { packages } from "#domain/packages.ts";
import { type Filter, isFiltered, queryOf } from "../filter.ts";
import { guestWords } from "../guest-words.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { languageName } from "./entry.ts";
import { options } from "./options.ts";

/** The filter as a form that only changes the address, so that a bookmark can keep a filtered inbox. */
export function filterForm(language: DeskLanguage, filter: Filter) {
  const { filter: words, kinds, desk } = wordsOf(language);
  const all = { "": words.all };
  const { cards } = guestWords[language].packages;
  const packageNames = packages.map(({ id, key }) => [
    id,
    `${cards[key].name}, ${cards[key].duration}`,
  ]);
  const languageNames = languages.map((each) => [each, languageName(language, each)]);
  const isCloser = filter.kind || filter.package || filter.language || filter.arrival;
  return html`<form class="filter" method="get" action="/" role="search">
<label class="wide">${words.search}
<input type="search" name="search" value="${filter.search}" placeholder="${words.hint}"></label>
<label>${desk.filter.state}
<select name="state">${options({ ...all, ...desk.states }, filter.state)}</select></label>
<button>${words.show}</button>
<details${isCloser && " open"}>
<summary>${desk.filter.more}</summary>
<div class="row">
<label>${words.kind}
<select name="kind">${options({ ...all, ...kinds }, filter.kind)}</select></label>
<label>${desk.filter.package}
<select name="package">${options({ ...all, ...Object.fromEntries(packageNames) }, filter.package)}</select></label>
<label>${desk.filter.language}
<select name="language">${options({ ...all, ...Object.fromEntries(languageNames) }, filter.language)}</select></label>
<label>${desk.filter.arrival}
<input type="date" name="arrival" value="${filter.arrival ?? ""}"></label>
</div>
</details>
<p class="links">${isFiltered(filter) && html`<a href="/">${words.showAll}</a>`}
<a href="/requests.csv${queryOf(filter)}" download>${desk.filter.table}</a></p>
</form>`;
}
