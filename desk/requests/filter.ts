import { html } from "hono/html";
import * as z from "zod/mini";
import { packageIds, packages } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { guestWords } from "../mail/guest-words.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { languageName } from "./fields.ts";
import { requestStates } from "./store.ts";
import { isDeskDay } from "./weeks.ts";

const kinds = ["contact", "booking"] as const;
const most = 50;

/** One of some values; nothing, or "all", stands for each of them. */
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === "" || value === "all" ? undefined : value)),
      z.optional(z.enum(values)),
    ),
  );

const filterSchema = z.object({
  kind: oneOf(kinds),
  state: oneOf(requestStates),
  package: oneOf(packageIds),
  language: oneOf(languages),
  arrival: z.pipe(
    z._default(z.string().check(z.refine((day) => day === "" || isDeskDay(day))), ""),
    z.transform((day) => day || undefined),
  ),
  search: z._default(z.string().check(z.trim(), z.maxLength(1_000)), ""),
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), most),
});

export type Filter = z.output<typeof filterSchema>;

/** Reads a filter from an address; undefined when a part of it is invalid. */
export function readFilter(query: Record<string, string>): Filter | undefined {
  return filterSchema.safeParse(query).data;
}

/** Whether a filter leaves anything out, but for older pages. */
export function isFiltered({ before: _, limit: __, ...filter }: Filter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The filter as the query of an address, from the newest on or from those before one. */
export function formatQuery({ before: _, limit, ...filter }: Filter, before?: number): string {
  const given = Object.entries({ ...filter, before, limit: limit === most ? undefined : limit });
  const query = new URLSearchParams();
  for (const [name, value] of given) if (value) query.set(name, String(value).toWellFormed());
  return query.size > 0 ? `?${query}` : "";
}

/** The options of a select, one of them chosen. */
export function options(named: Readonly<Record<string, string>>, chosen = "") {
  return Object.entries(named).map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen && " selected"}>${text}</option>`,
  );
}

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
<a href="/requests.csv${formatQuery(filter)}" download>${desk.filter.table}</a></p>
</form>`;
}
