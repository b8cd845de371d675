import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";

// Vite's hot reload writes styles into the page; nothing that is built ever needs it.
const developmentStyles = import.meta.env?.DEV ? ["'unsafe-inline'"] : [];

const oneYear = 365 * 24 * 60 * 60;

/**
 * Headers of every answer of the worker; files get theirs from public/_headers. The voice assistant's
 * host is let in only where one is configured.
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
      imgSrc: ["'self'", "data:", ...voice],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", ...voice],
      connectSrc: ["'self'", ...voice, ...voiceSocket],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // Hono's no-referrer makes Chromium send `Origin: null` with forms, which no origin check can accept.
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: `max-age=${oneYear}; includeSubDomains; preload`,
    xFrameOptions: "DENY",
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: voiceOrigin ? ["self", voiceOrigin] : [],
      payment: [],
      usb: [],
    },
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
