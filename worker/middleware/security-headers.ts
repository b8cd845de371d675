import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { GatewayEnv } from "../config/app-deps.ts";
import { parseConfig } from "../config/env.ts";
import type { VoiceAccess } from "../config/voice-agent.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

// Vite's hot reload writes styles and markup into the page; a built page never does.
const isDevelopment = import.meta.env.DEV;

// Only the policies of app/navigation (trusted-types.ts, inline-scripts.ts) may turn text into elements, and only that of
// offline-copy.tsx into the address of a script.
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["default", "later-scripts", "kept-copy"],
};

// Left out: only Flash, Internet Explorer and browsers without a content security policy heed these headers.
const forOldBrowsers = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Headers of every answer of the worker; files get theirs from public/_headers. What a voice assistant needs is
 * allowed only if one is configured. Trusted Types and COEP are off then, because the site does not control what
 * the assistant's script loads and writes.
 */
export function securityHeaders() {
  const policies = new Map<VoiceAccess | undefined, MiddlewareHandler>();
  return createMiddleware<GatewayEnv>(function securityHeaders(c, next) {
    const voice = voiceAccess(c.env);
    const policy = policies.get(voice) ?? headersFor(voice);
    policies.set(voice, policy);
    return policy(c, next) as Promise<Response | undefined>;
  });
}

function headersFor(voice: VoiceAccess | undefined): MiddlewareHandler {
  const { origins = [], sockets = [] } = voice ?? {};
  const blobs = voice?.worklets ? ["blob:"] : [];
  const inlineStyles = voice?.inlineStyles || isDevelopment ? ["'unsafe-inline'"] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...(voice ? [voice.script] : []), ...blobs],
      styleSrc: ["'self'", ...origins, ...inlineStyles],
      imgSrc: ["'self'", ...(voice ? ["data:"] : []), ...origins],
      fontSrc: ["'self'", ...origins],
      mediaSrc: ["'self'", ...origins, ...blobs],
      connectSrc: ["'self'", ...origins, ...sockets],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(voice && { frameSrc: origins }),
      ...(voice || isDevelopment ? {} : trustedTypes),
    },
    crossOriginEmbedderPolicy: !voice,
    permissionsPolicy: permissionsPolicy(origins),
    // Hono's no-referrer makes Chromium send `Origin: null` with forms, which no origin check can accept.
    referrerPolicy: "strict-origin-when-cross-origin",
    // `strictTransportSecurity` (https.ts) sets it.
    strictTransportSecurity: false,
    xFrameOptions: "DENY",
    ...forOldBrowsers,
  });
}

// Error pages need these headers too, even pages about wrong vars.
function voiceAccess(env: GatewayEnv["Bindings"]): VoiceAccess | undefined {
  try {
    return parseConfig(env).voiceAccess;
  } catch {
    return undefined;
  }
}
