import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { DeskLanguage } from "../words.ts";

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A whole page of the desk around its header and main part; no script, one style. */
export function page(language: DeskLanguage, title: string, header: Markup, main: Markup) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>`;
}
