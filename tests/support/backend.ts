import { beforeAll } from "vitest";
import type { FormName } from "#domain/booking/submission.ts";
import type { StoredRequest } from "../../desk/requests/store.ts";
import { type Desk, startDesk } from "./desk.ts";

export interface Inbox {
  url: string;
  /** The vars by which a site finds this backend. */
  vars: { BACKEND_URL: string; BACKEND_TOKEN: string };
  /** The bodies received, newest first. */
  bodies(kind: FormName): Promise<unknown[]>;
  /** The idempotency keys received, newest first. */
  keys(kind: FormName): Promise<(string | null)[]>;
  /** What a search in the inbox finds. */
  found(search: string): Promise<StoredRequest[]>;
}

let started: Promise<Desk> | undefined;

/** The one desk of this process, which ends with it. */
export function sharedDesk(): Promise<Desk> {
  started ??= startDesk();
  return started;
}

/**
 * The family's desk. Files that run in one process share it, because it takes longer to start than most of them take;
 * each file sees only what came since the file began.
 */
export function useBackend(): Inbox {
  let desk: Desk;
  let newestBefore = 0;
  const received = async (kind: FormName) =>
    (await desk.store.list({ kind, limit: -1 })).filter(({ id }) => id > newestBefore);
  const inbox: Inbox = {
    url: "",
    vars: { BACKEND_URL: "", BACKEND_TOKEN: "" },
    bodies: async (kind) => (await received(kind)).map(({ body }) => body),
    found: (search) => desk.store.list({ search }),
    keys: async (kind) => (await received(kind)).map(({ key }) => key),
  };
  beforeAll(async () => {
    desk = await sharedDesk();
    inbox.url = desk.url;
    inbox.vars = desk.siteVars;
    newestBefore = (await desk.store.list({ limit: 1 }))[0]?.id ?? 0;
  });
  return inbox;
}
