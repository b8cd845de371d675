import type { TreeElement } from "../tree.ts";
import { isData, repeatedIn } from "./shapes.ts";

/** What a component gets as props: its texts and data in their order, and the props of the components in it. */
export type Words = (string | object)[];

/** The tag of the component that stands for an element; undefined for an element that is written out. */
type Component = (element: TreeElement, words: Words) => string | undefined;

const landmarks = /^(article|aside|details|figure|footer|header|main|nav|picture|section|svg)$/;

/** A page as somebody would write it in Astro: sources by file name, and the page's words. */
export function componentsOf(page: TreeElement): { files: Map<string, string>; words: Words } {
  const repeated = repeatedIn(page);
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const component: Component = (element, words) => {
    if (!repeated.has(element) && !landmarks.test(element.tag)) return;
    const own: Words = [];
    const source = componentSource(markupOf(element, own, component), own);
    const name = names.get(source) ?? `${capital(element.tag)}${names.size + 1}`;
    names.set(source, name);
    files.set(`components/${name}.astro`, source);
    return own.length > 0 ? `<${name} words={${said(own, words)}} />` : `<${name} />`;
  };
  const words: Words = [];
  files.set("pages/en.astro", pageSource(markupOf(page, words, component)));
  return { files, words };
}

function markupOf(element: TreeElement, words: Words, component: Component): string {
  const { tag, children } = element;
  const attributes = Object.entries(element.attributes).map(([name, value]) => {
    const given = isData(name) ? `{${said(value, words)}}` : `"${escaped(value)}"`;
    return ` ${name === "className" ? "class" : name}=${given}`;
  });
  const open = `<${tag}${attributes.join("")}`;
  if (tag === "script") {
    const facts = said(JSON.parse(String(children[0])), words);
    return `${open} is:inline set:html={JSON.stringify(${facts})} />`;
  }
  if (children.length === 0) return `${open} />`;
  const inner = children.map((child) =>
    typeof child === "string"
      ? `{${said(child, words)}}`
      : (component(child, words) ?? markupOf(child, words, component)),
  );
  // Astro keeps a line break around a single text, for example in a title.
  const gap = children.length > 1 ? "\n" : "";
  return `${open}>${["", ...inner, ""].join(gap)}</${tag}>`;
}

/** Adds a value to the words, and gives the template expression that reads it. */
function said(value: string | object, words: Words): string {
  return `words[${words.push(value) - 1}]`;
}

function pageSource(markup: string): string {
  const imports = importsOf(markup, "../components");
  return `---
import words from "../words.json";
${imports}
export const prerender = false;
---
<!doctype html>
${markup}
`;
}

function componentSource(markup: string, words: Words): string {
  const props = words.length > 0 ? "const { words } = Astro.props;\n" : "";
  return `---\n${importsOf(markup, ".")}${props}---\n${markup}\n`;
}

function importsOf(markup: string, folder: string): string {
  const names = new Set([...markup.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  return [...names].map((name) => `import ${name} from "${folder}/${name}.astro";\n`).join("");
}

function capital(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
