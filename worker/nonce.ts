/**
 * The page with a nonce of its own on every script and preload that the build itself wrote. A page from the
 * cache is whole, and joining its text is the least work; one that is being rendered streams on, and there
 * only elements that carry the build's placeholder get it. Nobody outside knows the placeholder, so markup
 * that came in from elsewhere never becomes trusted. docs/decisions/0002.
 */
export async function withNonce(
  page: Response,
  placeholder: string,
  nonce: string,
): Promise<Response> {
  if (isFromCache(page)) {
    const html = await page.text();
    const headers = new Headers(page.headers);
    // Of the text with the placeholder, which is longer.
    headers.delete("Content-Length");
    return new Response(html.replaceAll(placeholder, nonce), { status: page.status, headers });
  }
  return new HTMLRewriter()
    .on("script, link, style", {
      element(element) {
        if (element.getAttribute("nonce") === placeholder) element.setAttribute("nonce", nonce);
      },
    })
    .transform(page);
}

function isFromCache(page: Response): boolean {
  return ["HIT", "STALE", "UPDATING"].includes(page.headers.get("CF-Cache-Status") ?? "");
}
