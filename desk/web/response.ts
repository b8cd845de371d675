import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { permissionsPolicy } from "../../worker/middleware/permissions-policy.ts";

/** The site's headers without any script: these pages hold guests' names, so no other place may frame or learn them. */
export const deskHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  },
  crossOriginEmbedderPolicy: true,
  permissionsPolicy: permissionsPolicy([]),
  // A search has names in its address.
  referrerPolicy: "same-origin",
  strictTransportSecurity: "max-age=31536000",
  xFrameOptions: "DENY",
});

/** No answer may be kept by a cache or listed by a search engine. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
};

/** Texts as a body, in UTF-8, each made when it is asked for. An error breaks it off, so that it cannot look whole. */
export function toStream(texts: AsyncGenerator<string>) {
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return stream.pipeThrough(new TextEncoderStream());
}
