import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Field } from "@sveltia/cms";
import { freeLists } from "../app/words/merge.ts";
import { factNames } from "../domain/facts/fact-words.ts";
import { nodeAt } from "../domain/lib/tree.ts";
import { labelOf } from "../tools/catalogue/labels.ts";
import { optionalRule } from "../tools/catalogue/optional-words.ts";
import { nameOf } from "./formats.ts";
import type { Section } from "./page-sections.ts";

const longText = 70;
const fixed = {
  allow_add: false,
  allow_remove: false,
  allow_duplicate: false,
  allow_reorder: false,
};

/** The fields of a section, one for each text of the English catalogue there. */
export function fieldsOf({ paths }: Section, catalogue: object): Field[] {
  const fields = paths.flatMap((path) => {
    const isSearch = path.startsWith("seo.");
    return Object.entries(nodeAt(catalogue, path) as object).flatMap(([key, value]) =>
      fieldsAt(`${path}.${key}`, key, value).map((field) => ({
        ...field,
        name: nameOf(`${path}.${key}`),
        ...(isSearch && { label: `${labelOf("seo")}: ${labelOf(key).toLowerCase()}` }),
      })),
    );
  });
  // What a guest sees first comes first.
  const isTop = ({ label }: Field) => label === labelOf("hero");
  return [...fields.filter(isTop), ...fields.filter((field) => !isTop(field))];
}

/** The field of a value; none for what a text must not be: addresses, and what the build checks elsewhere. */
function fieldsAt(path: string, name: string, value: unknown): Field[] {
  if (optionalRule(path) || (typeof value === "string" && value.startsWith("/"))) return [];
  const common = { name, label: labelOf(name), i18n: true } as const;
  if (typeof value === "string") return [{ ...common, ...textField(path, value) }];
  if (Array.isArray(value)) return [{ ...common, ...listField(path, value) } as Field];
  const fields = Object.entries(value as object).flatMap(([key, child]) =>
    fieldsAt(`${path}.${key}`, key, child),
  );
  return [{ ...common, widget: "object", collapsed: true, fields, ...summaryOf(fields) } as Field];
}

function textField(path: string, text: string) {
  const hints = [hintOf(path), argumentHint(text)].filter(Boolean);
  return {
    widget: text.length > longText ? "text" : "string",
    pattern: patternOf(text),
    ...(hints.length > 0 && { hint: hints.join(" ") }),
  } as const;
}

function listField(path: string, items: readonly unknown[]): object {
  const isFree = freeLists.includes(path);
  const [first] = items;
  const hint = isFree
    ? "Each language has questions of its own; add and remove them as you like. Only those about the way here and about packing have to stay: the guest’s plan shows them too."
    : argumentHint(items.filter((item) => typeof item === "string").join(" "));
  const options = { widget: "list", ...(isFree ? {} : fixed), ...(hint && { hint }) };
  if (typeof first === "string") {
    const isLong = items.some((item) => String(item).length > longText);
    const field = { name: "text", label: "Text", widget: isLong ? "text" : "string", i18n: true };
    return { ...options, field };
  }
  if (Array.isArray(first)) {
    return {
      ...options,
      field: { name: "list", label: "List", i18n: true, ...listField(path, first) },
    };
  }
  // An item may have what its neighbours lack.
  const all = Object.assign({}, ...items) as object;
  const fields = Object.entries(all).flatMap(([key, value]) =>
    fieldsAt(`${path}.0.${key}`, key, value).map(withoutPattern),
  );
  return { ...options, collapsed: true, fields, ...summaryOf(fields) };
}

/** Items have patterns in common, but not what is filled into each. */
function withoutPattern(field: Field): Field {
  const { pattern: _, ...rest } = field as Field & { pattern?: unknown };
  return rest as Field;
}

const titles = ["title", "name", "question", "year", "label", "text"];

function summaryOf(fields: readonly Field[]) {
  const title = titles.find((name) => fields.some((field) => field.name === name));
  return title ? { summary: `{{fields.${title}}}` } : {};
}

const hints: readonly (readonly [at: RegExp, hint: string])[] = [
  [/^seo\.\w+\.title$/, "The line that search engines show in blue: about 55 characters."],
  [/^seo\.\w+\.description$/, "What search engines show below it: about 150 characters."],
  [/^seo\.\w+\.keywords$/, "Words that people look for, with commas between them."],
  [
    /\.alt$|^gallery\.alts\./,
    "Read aloud to guests who can’t see the picture. Change it when the picture changes.",
  ],
];

function hintOf(path: string): string {
  return hints.find(([at]) => at.test(path))?.[1] ?? "";
}

/** What the braces of a text mean, in words. */
function argumentHint(text: string): string {
  const { filled, chosen, facts } = argumentsIn(text);
  const hints = [];
  if (filled.length > 0) {
    hints.push(`The site fills in ${inBraces(filled)}: keep it, wherever it fits the sentence.`);
  }
  if (facts.length > 0) {
    hints.push(`${inBraces(facts)} comes from “Prices and facts”: change it there.`);
  }
  if (chosen.length > 0) {
    hints.push(
      `The site takes one of several forms, by ${chosen.join(" and ")}: change only the words in the inner braces; # is the number.`,
    );
  }
  return hints.join(" ");
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
const factHere = `\\{(?:${factNames.join("|")})\\}`;

// What somebody sees who loses what is filled in, or adds a brace.
function patternOf(text: string): [RegExp, string] {
  const { filled, chosen } = argumentsIn(text);
  if (filled.length + chosen.length === 0) {
    return [
      new RegExp(`^(?:[^{}]|${factHere})*$`),
      "Write no braces here: { and } mean that the site fills something in.",
    ];
  }
  const wanted = [
    ...filled.map((name) => `(?=[^]*\\{${name}[},])`),
    ...chosen.map((name) => `(?=[^]*\\{${name}, (?:plural|select),)`),
  ];
  return [
    new RegExp(`^${wanted.join("")}`),
    `Keep ${inBraces([...filled, ...chosen])}: the site fills it in. Compare with the other languages.`,
  ];
}

/** What the site fills into a text, what of it are facts, and by what it chooses between forms. */
function argumentsIn(text: string) {
  const filled = new Set<string>();
  const chosen = new Set<string>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        chosen.add(element.value);
        for (const { value } of Object.values(element.options)) visit(value);
      } else if (element.type === TYPE.argument) filled.add(element.value);
    }
  };
  visit(parse(text));
  const isFact = (name: string) => factNames.some((fact) => fact === name);
  return {
    filled: [...filled].filter((name) => !isFact(name)),
    facts: [...filled].filter(isFact),
    chosen: [...chosen],
  };
}
