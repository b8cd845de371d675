import { markdownOf } from "./document.ts";

/** A rendered page as Markdown: the same words, none of which is written a second time. docs/decisions/0045 */
export async function markdownAnswer(page: Response): Promise<Response> {
  const { text, language, canonical } = markdownOf(await page.text());
  return new Response(text, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Language": language,
      // Search lists the page, not this.
      Link: `<${canonical}>; rel="canonical"`,
    },
  });
}
