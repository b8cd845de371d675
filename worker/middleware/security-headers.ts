import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { permissionsPolicy } from "./permissions-policy.ts";

// Vite's hot reload writes styles and markup into the page; nothing that is built ever does.
const isDevelopment = import.meta.env.DEV;
const developmentStyles = isDevelopment ? ["'unsafe-inline'"] : [];

// Markup becomes elements through the policies of app/navigation (trusted-types.ts, load-scripts.ts) or not at all.
const trustedTypes = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["default", "later-scripts"],
};

// What only browsers without a content security policy heeded, Flash and Internet Explorer.
const forOldBrowsers = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const oneYear = 365 * 24 * 60 * 60;

/**
 * Headers of every answer of the worker; files get theirs from public/_headers. The voice assistant's
 * host is let in only where one is configured; there, what its script loads and writes is its own, so
 * nothing is asked of that beyond its origin (no Trusted Types, no COEP).
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
    strictTransportSecurity: `max-age=${oneYear}; includeSubDomains; preload`,
    xFrameOptions: "DENY",
    ...forOldBrowsers,
  });
}

// Headers are owed to error pages too, those about wrong vars included.
function voiceOrigin(env: GatewayEnv["Bindings"]): string {
  try {
    const { voiceAgent } = configOf(env).settings;
    return voiceAgent ? new URL(voiceAgent.scriptUrl).origin : "";
  } catch {
    return "";
  }
}
