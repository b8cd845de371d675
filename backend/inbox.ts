import type { Filter } from "./filter.ts";
import type { Kind } from "./requests.ts";
import type { Store, StoredRequest } from "./store.ts";

export interface Inbox {
  /** All that was ever received, whatever the filter. */
  counts: Record<Kind, number>;
  /** How many match the filter; the list stops at its limit. */
  matching: number;
  requests: StoredRequest[];
}

/** What the inbox holds under this filter, as the page shows it and scripts get it. */
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
