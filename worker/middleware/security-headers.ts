import { NONCE, secureHeaders } from "hono/secure-headers";

const oneYear = 365 * 24 * 60 * 60;

/** Headers of every answer of the worker; files get theirs from public/_headers. */
export function securityHeaders() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // Hono's no-referrer makes Chromium send `Origin: null` with forms, which no origin check can accept.
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: `max-age=${oneYear}; includeSubDomains; preload`,
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
}
