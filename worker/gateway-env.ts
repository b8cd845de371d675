import type { RequestIdVariables } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import type { Address } from "#domain/addresses.ts";
import type { Env } from "./env.ts";

/** Hono's types for the gateway: bindings, and what the middleware leaves for those after it. */
export interface GatewayEnv {
  Bindings: Env;
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      address: Address;
      /** What became of a form, for the log. */
      outcome?: string;
    };
}
