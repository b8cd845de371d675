import type { Language } from "../pages/languages.ts";
import type { FormName } from "./submission.ts";

/** Where those who know OUTBOX_TOKEN read and mend the site's outbox. docs/operations.md */
export const outboxPath = "/api/outbox";

/** How many requests the outbox shows at a time, those that were given up first. */
export const maxListed = 100;

export interface OutboxCounts {
  waiting: number;
  dead: number;
  /** For how long the longest waiting request has waited; 0 if none waits. */
  oldestSeconds: number;
}

/** A request that has not arrived; times in milliseconds since 1970. */
export interface Undelivered {
  key: string;
  form: FormName;
  state: "waiting" | "dead";
  attempts: number;
  /** Empty where it is not known. */
  language: Language | "";
  /** Since when it has been tried. */
  keptAt: number;
  /** If waiting: the next attempt. If dead: when it was given up. */
  dueAt: number;
  /** Why the last attempt failed. */
  cause: string | null;
  /** What the guest sent. */
  body: Record<string, unknown>;
}

export interface OutboxList extends OutboxCounts {
  requests: Undelivered[];
}

/** What became of a request that was tried again; the cause is that of a new failure. */
export interface Retried {
  state: "delivered" | "waiting";
  cause?: string;
}
