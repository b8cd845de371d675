import Negotiator from "negotiator";

/** What a page is asked for as: a document, the router's data for it, or a text for programs that read. */
export type PageFormat = "html" | "data" | "markdown";

/** The path of the page that an address asks for, and as what. */
export interface Asked {
  path: string;
  format: PageFormat;
}

const data = /(\/_)?\.data$/;
const markdown = /\.md$/;
// As for languages: more would only cost time.
const mostCharacters = 1000;

/** The path of the page that a path asks for, and as what: "/en/about.md" asks for "/en/about" as Markdown. */
export function askedFor(pathname: string): Asked {
  if (markdown.test(pathname)) return { path: pathname.replace(markdown, ""), format: "markdown" };
  if (data.test(pathname)) return { path: pathname.replace(data, ""), format: "data" };
  return { path: pathname, format: "html" };
}

/** The path at which a page is Markdown whatever a program accepts. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** Whether a program would rather have Markdown than HTML; who names neither gets HTML, and so does a browser. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept: accept?.slice(0, mostCharacters) } });
  return negotiator.mediaType(["text/html", "text/markdown"]) === "text/markdown";
}
