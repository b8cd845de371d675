import { overFacts } from "../worker/vars/facts.ts";
import { baseAddress } from "../worker/vars/kinds.ts";
import { isPlaceholder } from "../worker/vars/placeholders.ts";
import type { Env } from "./env.ts";

/** The family's site, as the desk reaches it. */
export interface Site {
  /** Whether the site may show its outbox to the desk, and not only say how it is. */
  opensOutbox: boolean;
  ask(path: string, method?: string): Promise<Response>;
}

// A service binding looks at the path alone.
const boundAddress = "https://site";
// Longer than the site waits for its backend.
const longestWaitMs = 20_000;

/**
 * The site: the one bound as SITE, else the one at the address of the facts or of SITE_URL. Undefined while that is a
 * placeholder.
 */
export function siteOf(env: Env): Site | undefined {
  const { SITE, SITE_URL, OUTBOX_TOKEN } = overFacts(env);
  if (SITE) {
    const site = SITE;
    const ask: Site["ask"] = (path, method = "GET") =>
      site.fetch(boundAddress + path, { method, signal: AbortSignal.timeout(longestWaitMs) });
    return { opensOutbox: true, ask };
  }
  const { data: url } = baseAddress.safeParse(SITE_URL);
  if (!url || isPlaceholder("SITE_URL", url)) return undefined;
  const token = OUTBOX_TOKEN?.trim();
  return {
    opensOutbox: Boolean(token),
    ask: (path, method = "GET") =>
      fetch(url + path, {
        method,
        headers: { ...(token && { Authorization: `Bearer ${token}` }) },
        // A redirect must not carry the token elsewhere.
        redirect: "manual",
        signal: AbortSignal.timeout(longestWaitMs),
      }),
  };
}
