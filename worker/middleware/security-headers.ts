import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

// Vite's hot reload writes styles and markup into the page; a built page never does.
const isDevelopment = import.meta.env.DEV;
const developmentStyles = isDevelopment ? ["'unsafe-inline'"] : [];

// Only the policies of app/navigation (trusted-types.ts, load-scripts.ts) may turn text into elements.
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["default", "later-scripts"],
};

// Left out: only Flash, Internet Explorer and browsers without a content security policy heed these headers.
const forOldBrowsers = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Headers of every answer of the worker; files get theirs from public/_headers. The voice assistant's origin
 * is allowed only if one is configured. Trusted Types and COEP are off then, because the site does not
 * control what the assistant's script loads and writes.
 */
export function securityHeaders() {
  const policies = new Map<string, MiddlewareHandler>();
  return createMiddleware<GatewayEnv>(function securityHeaders(c, next) {
    const origin = voiceOrigin(c.env);
    const policy = policies.get(origin) ?? headersFor(origin);
    policies.set(origin, policy);
    return policy(c, next) as Promise<Response | undefined>;
  });
}

function headersFor(voiceOrigin: string): MiddlewareHandler {
  const voice = voiceOrigin ? [voiceOrigin] : [];
  const voiceSocket = voice.map((origin) => origin.replace(/^http/, "ws"));
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...voice],
      styleSrc: ["'self'", ...developmentStyles],
      imgSrc: ["'self'", ...voice.flatMap((origin) => ["data:", origin])],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", ...voice],
      connectSrc: ["'self'", ...voice, ...voiceSocket],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(voiceOrigin || isDevelopment ? {} : trustedTypes),
    },
    crossOriginEmbedderPolicy: voiceOrigin === "",
    permissionsPolicy: permissionsPolicy(voiceOrigin),
    // Hono's no-referrer makes Chromium send `Origin: null` with forms, which no origin check can accept.
    referrerPolicy: "strict-origin-when-cross-origin",
    // middleware/strict-transport-security.ts sets it.
    strictTransportSecurity: false,
    xFrameOptions: "DENY",
    ...forOldBrowsers,
  });
}

// Error pages need these headers too, even pages about wrong vars.
function voiceOrigin(env: GatewayEnv["Bindings"]): string {
  try {
    const { voiceAgent } = configOf(env).settings;
    return voiceAgent ? new URL(voiceAgent.scriptUrl).origin : "";
  } catch {
    return "";
  }
}
