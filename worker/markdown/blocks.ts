import { isInline, isUnread, lineOf, type Resolve } from "./inline.ts";
import { elementsIn, type Markup, type MarkupElement } from "./markup.ts";

/** Headings, paragraphs, lists and tables of Markdown, one block each. */
export function blocksOf(markup: readonly Markup[], resolve: Resolve): string[] {
  const blocks: string[] = [];
  let run: Markup[] = [];
  const endRun = () => {
    const line = lineOf(run, resolve);
    if (line) blocks.push(paragraph(line));
    run = [];
  };
  for (const each of markup) {
    if (isInline(each)) run.push(each);
    else {
      endRun();
      blocks.push(...blocksOfElement(each as MarkupElement, resolve));
    }
  }
  endRun();
  return blocks;
}

function blocksOfElement(element: MarkupElement, resolve: Resolve): string[] {
  const { name, children } = element;
  if (isUnread(element)) return [];
  const inside = () => blocksOf(children, resolve);
  if (/^h[1-6]$/.test(name)) return [heading(Number(name[1]), lineOf(children, resolve))];
  switch (name) {
    case "ul":
    case "ol":
      return listOf(childrenOf(children), name === "ol", resolve);
    case "dl":
      return [definitionsOf(children, resolve)];
    case "table":
      return [tableOf(element, resolve)];
    case "blockquote":
      return inside().map((block) => `> ${block}`);
    case "summary":
    case "legend":
      return inside().map((block) => (block.startsWith("#") ? block : `**${block}**`));
    case "form":
      return formOf(element, resolve);
    case "label":
      return inside().map((block) => `- ${block}`);
    case "select":
      return [optionsOf(children, resolve)];
    default:
      return inside();
  }
}

// A number or a sign at the beginning would make a list, a heading or a rule of a paragraph.
function paragraph(line: string): string {
  return line.replace(/^(\d+)(?=[.)](?: |$))/, "$1\\").replace(/^[#+=-]/, "\\$&");
}

// Signs at the end of a heading would be taken for its frame.
function heading(rank: number, line: string): string {
  return `${"#".repeat(rank)} ${line.replace(/(?<!\\)#+$/, "\\$&")}`;
}

// Points that have headings of their own are sections, each after the other.
function listOf(items: MarkupElement[], isOrdered: boolean, resolve: Resolve): string[] {
  const points = items
    .map(({ children }) => blocksOf(children, resolve))
    .filter((blocks) => blocks.length > 0);
  if (points.flat().some((block) => block.startsWith("#"))) return points.flat();
  const listed = points.map((blocks, index) => {
    const mark = isOrdered ? `${index + 1}. ` : "- ";
    return mark + blocks.join("\n").replaceAll("\n", `\n${" ".repeat(mark.length)}`);
  });
  return listed.length > 0 ? [listed.join("\n")] : [];
}

function definitionsOf(children: readonly Markup[], resolve: Resolve): string {
  const pairs = named(children, "dt", "dd").map(({ name, children: said }) => {
    const line = blocksOf(said, resolve).join(" ");
    return name === "dt" ? `\n- ${line}:` : ` ${line}`;
  });
  return pairs.join("").trim();
}

function tableOf({ children }: MarkupElement, resolve: Resolve): string {
  const rows = named(children, "tr").map(({ children: cells }) =>
    childrenOf(cells).flatMap(({ attributes, children: said }) => {
      const line = blocksOf(said, resolve).join(" ").replaceAll("|", "\\|");
      return [line, ...Array(Number(attributes.colspan ?? 1) - 1).fill("")];
    }),
  );
  const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
  const [head = []] = rows;
  const caption = named(children, "caption").map(({ children: said }) => lineOf(said, resolve));
  const rule = `|${" --- |".repeat(head.length)}`;
  return [...caption.map((line) => `${line}\n`), lines[0], rule, ...lines.slice(1)].join("\n");
}

// Whoever reads this cannot fill it in here, so its button becomes the way to it.
function formOf({ attributes, children }: MarkupElement, resolve: Resolve): string[] {
  const blocks = blocksOf(children, resolve);
  const send = named(children, "button").filter((button) => button.attributes.type === "submit");
  if (!attributes.action || !send[0]) return blocks;
  const line = lineOf(send[0].children, resolve);
  return [...blocks, `[${line}](${resolve(attributes.action)})`];
}

function optionsOf(children: readonly Markup[], resolve: Resolve): string {
  const chosen = named(children, "option").filter(({ attributes }) => attributes.value !== "");
  return chosen.map(({ children: said }) => `  - ${lineOf(said, resolve)}`).join("\n");
}

function childrenOf(markup: readonly Markup[]): MarkupElement[] {
  return elementsIn(markup, () => true);
}

function named(markup: readonly Markup[], ...names: string[]): MarkupElement[] {
  return elementsIn(markup, ({ name }) => names.includes(name));
}
