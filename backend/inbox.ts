import type { Filter } from "./filter.ts";
import type { Kind } from "./requests.ts";
import type { Store, StoredRequest } from "./store.ts";

export interface Inbox {
  /** How many requests were ever received, whatever the filter. */
  counts: Record<Kind, number>;
  /** How many requests match the filter; the list itself stops at its limit. */
  matching: number;
  requests: StoredRequest[];
}

/** The inbox under this filter, for the page and as data for scripts. */
export function readInbox(store: Store, filter: Filter): Inbox {
  return {
    counts: {
      contact: store.count({ kind: "contact" }),
      booking: store.count({ kind: "booking" }),
    },
    matching: store.count(filter),
    requests: store.list(filter),
  };
}
