/**
 * The page with `nonce` on every script and preload that the build itself wrote: only elements that carry
 * the build's placeholder get it, so markup that came in from elsewhere never becomes trusted.
 */
export function withNonce(page: Response, placeholder: string, nonce: string): Response {
  return new HTMLRewriter()
    .on("script, link, style", {
      element(element) {
        if (element.getAttribute("nonce") === placeholder) element.setAttribute("nonce", nonce);
      },
    })
    .transform(page);
}
