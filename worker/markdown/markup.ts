/** An element of a page, or a text in it. */
export type Markup = MarkupElement | string;

export interface MarkupElement {
  /** In lower case. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Markup[];
}

// These have no end.
const voidElements = ["br", "hr", "img", "input", "link", "meta", "source", "wbr"];

// A comment or a script, the end of an element, its beginning, a text. In what React writes, quotes are always double,
// and "<" in a text is always an entity.
const token =
  /<!--.*?-->|<!doctype[^>]*>|<(?<raw>script|style)\b.*?<\/\k<raw>>|<\/(?<end>[a-z][\w-]*)>|<(?<name>[a-z][\w-]*)(?<attributes>(?:[^">]|"[^"]*")*)>|(?<text>[^<]+)/gis;

/**
 * The elements of a page that this site has rendered. The runtime's own parser, HTMLRewriter, calls back for each
 * element and text, which costs ten times as much. docs/decisions/0045
 */
export function markupOf(html: string): MarkupElement {
  const page: MarkupElement = { name: "", attributes: {}, children: [] };
  const open = [page];
  for (const { groups = {} } of html.matchAll(token)) {
    const { end, name, attributes = "", text } = groups;
    const within = open.at(-1) ?? page;
    if (text) within.children.push(decoded(text));
    else if (end && open.length > 1) open.pop();
    else if (name) {
      const element = {
        name: name.toLowerCase(),
        attributes: attributesOf(attributes),
        children: [],
      };
      within.children.push(element);
      if (!voidElements.includes(element.name)) open.push(element);
    }
  }
  return page;
}

/** The elements inside that are wanted, the outermost only. */
export function elementsIn(
  markup: readonly Markup[],
  isWanted: (element: MarkupElement) => boolean,
): MarkupElement[] {
  return markup
    .filter((each) => typeof each !== "string")
    .flatMap((each) => (isWanted(each) ? [each] : elementsIn(each.children, isWanted)));
}

function attributesOf(text: string): MarkupElement["attributes"] {
  const pairs = text.matchAll(/([^\s="]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

// React writes these five and no others.
function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
