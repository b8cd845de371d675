import { onTestFinished } from "vitest";
import { sharedDesk } from "../support/backend.ts";
import { type Desk, deskToken, startDesk } from "../support/desk.ts";
import { bookableDay } from "../support/filling.ts";

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
  date: bookableDay,
  numAdults: 2,
  numChildren: 2,
  childrenAges: [4, 11],
  consent: "yes",
  locale: "pl",
};

/** The desk that files of one process share, emptied for this test. */
export async function emptyDesk() {
  const desk = await sharedDesk();
  await desk.database.exec("DELETE FROM requests; DELETE FROM outgoing;");
  return usedBy(desk);
}

/** A desk of its own, which ends with the test. */
export async function ownDesk(options: Parameters<typeof startDesk>[0] = {}) {
  const logged: string[] = [];
  const desk = await startDesk({ ...options, onLog: (line) => logged.push(line) });
  onTestFinished(() => desk.stop());
  return { ...usedBy(desk), logged };
}

/** What any table of a desk holds, the pages of the index of words too. */
export async function everythingIn(database: D1Database): Promise<string> {
  const { results } = await database.prepare("PRAGMA table_list").all<{ name: string }>();
  const tables = results
    .map(({ name }) => name)
    .filter((name) => !/^(_cf_|sqlite_temp)/.test(name));
  const contents = await Promise.all(
    tables.map(async (table) => {
      const rows = (await database.prepare(`SELECT * FROM "${table}"`).raw<unknown[]>()).flat();
      return rows.map((value) =>
        Array.isArray(value) ? Buffer.from(value).toString("latin1") : String(value),
      );
    }),
  );
  return contents.flat().join("\n");
}

function usedBy(desk: Desk) {
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(desk.url + path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${deskToken}`,
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return {
    ...desk,
    send,
    contact: (body: unknown, key?: string) =>
      send("/api/contact", body, key ? { "Idempotency-Key": key } : {}),
    book: (body: unknown, key?: string) =>
      send("/api/status", body, key ? { "Idempotency-Key": key } : {}),
    page: async (query = "", headers: Record<string, string> = {}) =>
      (await fetch(`${desk.url}/${query}`, { headers })).text(),
  };
}
