import type { RequestIdVariables } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import type { Address } from "#domain/addresses.ts";
import type { Env } from "./env.ts";

/** Hono's types for the gateway: bindings, and the values that middleware sets for later handlers. */
export interface GatewayEnv {
  Bindings: Env;
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      address: Address;
      /** The result of a submitted form, for the log. */
      outcome?: string;
    };
}
