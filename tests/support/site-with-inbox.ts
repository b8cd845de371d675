import { type Inbox, useBackend } from "./backend.ts";
import { type Site, useSharedSite } from "./site.ts";

/**
 * A site with the family's desk behind it. Files that run in one process share both; each file sees only what the
 * desk received since the file began.
 */
export function useSiteWithInbox(): { site: Site; backend: Inbox } {
  const backend = useBackend();
  return { site: useSharedSite(() => backend.vars), backend };
}
