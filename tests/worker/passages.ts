import { type Tag, tagsOf, unescaped } from "./html.ts";

/** Something that a page says, and the language it says it in. */
export interface Passage {
  text: string;
  language: string;
}

const tokens = /<!--[\s\S]*?-->|<![^>]*>|<(script|style)\b[\s\S]*?<\/\1>|<\/?[a-z][^>]*>|[^<]+/gi;
const empty = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const spokenAttributes = ["alt", "aria-label", "aria-description", "placeholder", "title"];
const spokenMetas = /^(?:description|keywords|(?:og|twitter):(?:title|description|image:alt))$/;

/**
 * All that a page says to people: texts, labels, alternative texts, what search results and shared links
 * show. Each in the language of the nearest `lang`. The page must be valid HTML.
 */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = [];
  const open: { name: string; language: string }[] = [{ name: "", language: "" }];
  const say = (text: string | undefined, language: string) => {
    const said = unescaped(text ?? "")
      .replace(/\s+/g, " ")
      .trim();
    if (said) passages.push({ text: said, language });
  };
  for (const [token] of html.matchAll(tokens)) {
    const around = open.at(-1)?.language ?? "";
    if (token.startsWith("<!") || /^<(?:script|style)\b/i.test(token)) continue;
    if (token.startsWith("</")) open.pop();
    else if (token.startsWith("<")) {
      const name = /^<(\w+)/.exec(token)?.[1]?.toLowerCase() ?? "";
      const [tag = {}] = tagsOf(token, name);
      const language = tag.lang ?? around;
      for (const text of spokenBy(tag)) say(text, language);
      if (!empty.test(name) && !token.endsWith("/>")) open.push({ name, language });
    } else say(token, around);
  }
  return passages;
}

function spokenBy(tag: Tag): (string | undefined)[] {
  const isSpokenMeta = spokenMetas.test(tag.name ?? tag.property ?? "");
  return [...spokenAttributes.map((name) => tag[name]), isSpokenMeta ? tag.content : undefined];
}
