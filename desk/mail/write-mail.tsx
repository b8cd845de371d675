import { Fragment, type ReactElement } from "react";
import type { Language } from "#domain/pages/languages.ts";
import { renderDocument } from "../web/render.tsx";

/** A part of a mail: a paragraph, or one of these; the last is for what reads differently in a text and in HTML. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { href: string; label: string; before?: string }
  | { text: string; html: ReactElement };

/** The text and the HTML of a mail, both of the same parts; a part that is not there is left out. */
export function writeMail(language: Language, parts: readonly (Block | false | undefined)[]) {
  const blocks = parts.filter((part): part is Block => Boolean(part));
  const body = blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and none ever moves.
    <Fragment key={at}>{toHtml(block)}</Fragment>
  ));
  const document = (
    <html lang={language}>
      <body>{body}</body>
    </html>
  );
  return {
    text: blocks.map(toText).join("\n\n"),
    html: renderDocument(language, document),
  };
}

function toText(block: Block): string {
  if (typeof block === "string") return block;
  if ("heading" in block) return block.heading;
  if ("list" in block) return block.list.map((item) => `– ${item}`).join("\n");
  if ("text" in block) return block.text;
  const { before, label, href } = block;
  return [before, label, href.startsWith("mailto:") ? "" : href].filter(Boolean).join("\n");
}

function toHtml(block: Block): ReactElement {
  if (typeof block === "string") return <p>{toLines(block)}</p>;
  if ("heading" in block) return <h1>{block.heading}</h1>;
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{toLines(item)}</li>
        ))}
      </ul>
    );
  }
  if ("html" in block) return block.html;
  const { before, label, href } = block;
  return (
    <p>
      {before && <span>{`${before} `}</span>}
      <a href={href}>{label}</a>
    </p>
  );
}

// Lines that stay lines: not every mail program knows white-space.
function toLines(text: string): ReactElement[] {
  return text.split("\n").map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and none ever moves.
    <Fragment key={at}>
      {at > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}
