import type { Markup, MarkupElement } from "./markup.ts";

/** The address that a link or a picture of the page names, as a reader elsewhere can use it. */
export type Resolve = (address: string) => string;

const inlineElements = [
  ...["a", "abbr", "b", "br", "code", "em", "i", "img", "picture", "q", "small", "source", "span"],
  ...["strong", "sub", "sup", "time"],
];

// What a program cannot use, or what says nothing.
const unread = [
  ...["button", "canvas", "dialog", "input", "link", "noscript", "output", "script", "source"],
  ...["style", "template", "textarea", "video", "audio"],
];

/** Whether it says nothing to who cannot see the page. */
export function isUnread({ name, attributes }: MarkupElement): boolean {
  return unread.includes(name) || attributes["aria-hidden"] === "true" || "hidden" in attributes;
}

/** Whether it stands within a line. */
export function isInline(markup: Markup): boolean {
  if (typeof markup === "string" || isUnread(markup) || isDrawing(markup)) return true;
  return inlineElements.includes(markup.name) && markup.children.every(isInline);
}

// A drawing is known by what it is called; the figures in it tell nothing by themselves.
function isDrawing({ name, attributes }: MarkupElement): boolean {
  return name === "svg" || attributes.role === "img";
}

/** One line of Markdown of what stands within a line. */
export function lineOf(markup: readonly Markup[], resolve: Resolve): string {
  let line = "";
  let isAfterElement = false;
  for (const each of markup) {
    const isElement = typeof each !== "string";
    const piece = isElement ? elementOf(each, resolve) : escaped(each);
    if (piece === "") continue;
    if (isElement) line += gapBefore(piece, line, isAfterElement);
    line += piece;
    isAfterElement = isElement;
  }
  return line.replace(/[ \t\r\n]+/g, " ").trim();
}

// Styles keep apart what touches in the HTML: two links side by side, or a link after a sentence.
function gapBefore(piece: string, line: string, isAfterElement: boolean): string {
  if (/^[\s,]/.test(piece) || /(?:^|[\s(])$/.test(line)) return "";
  if (isAfterElement) return " · ";
  return /[\p{L}\p{N}.]$/u.test(line) ? " " : "";
}

function elementOf(element: MarkupElement, resolve: Resolve): string {
  if (isUnread(element)) return "";
  const { name, attributes, children } = element;
  if (name === "br") return ", ";
  if (name === "img") return picture(attributes, resolve);
  if (isDrawing(element)) return escaped(attributes["aria-label"] ?? "");
  const line = lineOf(children, resolve);
  if (line === "") return "";
  if (name === "strong" || name === "b") return `**${line}**`;
  if (name === "em" || name === "i") return `*${line}*`;
  if (name === "code") return `\`${line}\``;
  if (name !== "a" || !attributes.href) return line;
  // The address of a picture that a click enlarges stands in the picture itself.
  return /!\[/.test(line) ? line : `[${line}](${resolve(attributes.href)})`;
}

function picture({ alt, src }: MarkupElement["attributes"], resolve: Resolve): string {
  return alt && src ? `![${escaped(alt)}](${resolve(src)})` : "";
}

// In plain characters, nothing of which is taken for markup.
function escaped(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/[\\`*[\]<>~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)|(?<=\])\(/g, "\\$&");
}
