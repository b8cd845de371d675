import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { permissionsPolicy } from "../worker/middleware/permissions-policy.ts";

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
export const keepNothing: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
};
