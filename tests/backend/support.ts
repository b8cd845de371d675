import { onTestFinished } from "vitest";
import type { Inbox } from "../../backend/inbox.ts";
import { type BackendOptions, startBackend } from "../../backend/server.ts";

export const enquiry = {
  name: "Åsa Lindqvist",
  email: "asa@example.com",
  subject: "general",
  message: "Hello!\nIs the sauna open in March?",
  phone: "",
  contactByPhone: false,
};

export const booking = {
  client_name: "Jan Kowalski",
  email: "jan@example.org",
  phone: "+46 70 174 06 05",
  package: "7-day",
  date: "2027-02-14",
  numAdults: 2,
  numChildren: 2,
  childrenAges: [4, 11],
  consent: "yes",
  locale: "pl",
};

/** A real backend on a free port, which stops at the end of the test. */
export async function freshBackend(options: BackendOptions = {}) {
  const backend = await startBackend({ port: 0, database: ":memory:", ...options });
  onTestFinished(() => backend.close());

  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(backend.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  return {
    ...backend,
    send,
    contact: (body: unknown, key?: string) =>
      send("/api/contact", body, key ? { "Idempotency-Key": key } : {}),
    book: (body: unknown, key?: string) =>
      send("/api/status", body, key ? { "Idempotency-Key": key } : {}),
    page: async (query = "") => (await fetch(`${backend.url}/${query}`)).text(),
    inbox: async (query = ""): Promise<Inbox> =>
      (await fetch(`${backend.url}/api/requests${query}`)).json(),
  };
}
