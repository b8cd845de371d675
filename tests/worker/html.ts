export type Tag = Record<string, string>;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The attributes of every start tag of this name, names in lower case, in the order of the page. */
export function tagsOf(html: string, name: string): Tag[] {
  const pattern = new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, "gi");
  return [...html.matchAll(pattern)].map(([, attributes = ""]) => attributesOf(attributes));
}

/** Whether a script is run; a block of data is not, and needs no nonce. */
export function isRun({ type }: Tag): boolean {
  return type !== "application/ld+json" && type !== "application/json";
}

/** The control of a form by its name; fails where there is none. */
export function controlOf(html: string, name: string): Tag {
  const controls = ["input", "select", "textarea"].flatMap((tag) => tagsOf(html, tag));
  const control = controls.find((tag) => tag.name === name);
  if (!control) throw new Error(`no control is named ${name}`);
  return control;
}

/** The inner text of every element of this name, as a reader sees it. Elements must not nest. */
export function textsOf(html: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, "gi");
  return [...html.matchAll(pattern)].map(([, inner = ""]) => readable(inner));
}

/** The text of the first element with this attribute and value up to the next end tag of its name. */
export function textWith(html: string, attribute: string, value: string): string | undefined {
  const pattern = new RegExp(
    `<(\\w+)(?:\\s[^>]*)?\\s${attribute}="${value}"[^>]*>([\\s\\S]*?)</\\1>`,
  );
  const inner = pattern.exec(html)?.[2];
  return inner === undefined ? undefined : readable(inner);
}

/** The page without its scripts: what is said and marked up. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/gi, "");
}

/** All that a page says: its text, the labels and alternative texts of its elements. */
export function textOf(html: string): string {
  const page = withoutScripts(html).split("</head>")[1] ?? "";
  const labels = [...page.matchAll(/\s(?:alt|aria-label|placeholder)="([^"]*)"/g)].map(
    ([, label = ""]) => unescaped(label),
  );
  const text = unescaped(page.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " "));
  return [text, ...labels].join("\n").replace(/\s+/g, " ");
}

/** The language a page says it is in. */
export function languageOf(html: string): string | undefined {
  return tagsOf(html, "html")[0]?.lang;
}

function attributesOf(text: string): Tag {
  const pairs = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]),
  );
}

function readable(html: string): string {
  return unescaped(html.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " "))
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** Text as HTML spells it, as a reader sees it. */
export function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}
