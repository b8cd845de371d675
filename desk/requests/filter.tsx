import * as z from "zod/mini";
import { packageIds, packages } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { guestWords } from "../guest-words.ts";
import { Field } from "../web/form.tsx";
import { useWords } from "../web/render.tsx";
import { languageName } from "../words.ts";
import { requestStates } from "./store.ts";
import { isDeskDay } from "./weeks.ts";

const kinds = ["contact", "booking"] as const;
const defaultLimit = 50;

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
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), defaultLimit),
});

export type Filter = z.output<typeof filterSchema>;

/** Reads a filter from an address; undefined when a part of it is invalid. */
export function readFilter(query: Record<string, string>): Filter | undefined {
  return filterSchema.safeParse(query).data;
}

/** Whether a filter leaves anything out; paging is no filter, so `before` and `limit` do not count. */
export function isFiltered({ before: _, limit: __, ...filter }: Filter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The filter as the query of an address, from the newest on or from those before one. */
export function formatQuery({ before: _, limit, ...filter }: Filter, before?: number): string {
  const given = Object.entries({
    ...filter,
    before,
    limit: limit === defaultLimit ? undefined : limit,
  });
  const query = new URLSearchParams();
  for (const [name, value] of given) if (value) query.set(name, String(value).toWellFormed());
  return query.size > 0 ? `?${query}` : "";
}

/** The filter as a form that only changes the address, so that a bookmark can keep a filtered inbox. */
export function FilterForm({ filter }: { filter: Filter }) {
  const { language, words } = useWords();
  const { filter: texts, kinds, desk } = words;
  const { cards } = guestWords[language].packages;
  const packageNames = packages.map(({ id, key }): [string, string] => [
    id,
    `${cards[key].name}, ${cards[key].duration}`,
  ]);
  const languageNames = languages.map((each): [string, string] => [
    each,
    languageName(language, each),
  ]);
  const isCloser = filter.kind || filter.package || filter.language || filter.arrival;
  return (
    <search>
      <form className="filter" method="get" action="/">
        <label className="wide">
          <span>{texts.search}</span>
          <input
            type="search"
            name="search"
            defaultValue={filter.search}
            placeholder={texts.hint}
          />
        </label>
        <Choice
          name="state"
          label={desk.filter.state}
          options={Object.entries(desk.states)}
          chosen={filter.state}
        />
        <button type="submit">{texts.show}</button>
        <details open={Boolean(isCloser)}>
          <summary>{desk.filter.more}</summary>
          <div className="row">
            <Choice
              name="kind"
              label={texts.kind}
              options={Object.entries(kinds)}
              chosen={filter.kind}
            />
            <Choice
              name="package"
              label={desk.filter.package}
              options={packageNames}
              chosen={filter.package}
            />
            <Choice
              name="language"
              label={desk.filter.language}
              options={languageNames}
              chosen={filter.language}
            />
            <Field label={desk.filter.arrival}>
              <input type="date" name="arrival" defaultValue={filter.arrival ?? ""} />
            </Field>
          </div>
        </details>
        <p className="links">
          {isFiltered(filter) && <a href="/">{texts.showAll}</a>}
          <a href={`/requests.csv${formatQuery(filter)}`} download>
            {desk.filter.table}
          </a>
        </p>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: keyof Filter;
  label: string;
  options: readonly [value: string, text: string][];
  chosen: string | undefined;
}

/** One of some values, or all of them. */
function Choice({ name, label, options, chosen = "" }: ChoiceProps) {
  const { all } = useWords().words.filter;
  return (
    <Field label={label}>
      <select name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
