import type { draftOf } from "../draft.ts";
import type { HistoryEntry } from "../history.ts";
import type { StoredRequest } from "../store.ts";

/** What the page of a request shows. */
export interface RequestView {
  request: StoredRequest;
  history: readonly HistoryEntry[];
  /** Of the same guest, newest first. */
  others: readonly StoredRequest[];
  draft: ReturnType<typeof draftOf>;
  /** Where a guest's reply arrives; undefined where the desk may not send to guests. */
  family?: string | undefined;
  /** Why a form was not carried out. */
  trouble?: { kind: "faster"; news: readonly HistoryEntry[] } | { kind: "wrongInput" } | undefined;
  /** What was typed into a form that was not carried out. */
  typed?: Partial<Record<"state" | "note" | "subject" | "text", string>> | undefined;
}
