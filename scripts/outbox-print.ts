import type { OutboxList, Undelivered } from "../app/domain/outbox.ts";

const shortestKey = 8;
const forms = { contact: "message", booking: "booking request" };
const states = { dead: "given up", waiting: "waiting" };

const clock = new Intl.DateTimeFormat("sv-SE", {
  ...{ timeZone: "Europe/Stockholm", dateStyle: "short", timeStyle: "short" },
});

/** What has not arrived as a table, and how much it is. */
export function listText({ waiting, dead, requests }: OutboxList): string {
  if (requests.length === 0) return "Everything has arrived: nothing waits, nothing was given up.";
  const keys = requests.map(({ key }) => key);
  const rows = requests.map((request) => [
    shortKey(request.key, keys),
    clock.format(request.keptAt),
    forms[request.form],
    nameOf(request),
    states[request.state],
    String(request.attempts),
    safe(request.cause ?? ""),
  ]);
  const left = waiting + dead - requests.length;
  return [
    `Not arrived: ${dead} given up, ${waiting} waiting.`,
    "",
    ...table([["key", "since", "what", "who", "state", "tries", "last failure"], ...rows]),
    ...(left > 0 ? [`… and ${left} more.`] : []),
  ].join("\n");
}

/** Everything that is known of one request, what the guest wrote included. */
export function requestText({ body, ...request }: Undelivered): string {
  const fields = Object.entries({
    ...{ key: request.key, what: forms[request.form], state: states[request.state] },
    since: clock.format(request.keptAt),
    [request.state === "dead" ? "given up" : "next try"]: clock.format(request.dueAt),
    ...{ tries: request.attempts, "last failure": request.cause ?? "", ...body },
  });
  return table(fields.map(([name, value]) => [name, safe(textOf(value))])).join("\n");
}

/** Who sent a request, in one line. */
export function nameOf({ body }: Undelivered): string {
  return safe(textOf(body.client_name ?? body.name ?? "")).replaceAll("\n", " ");
}

/** The beginning of a key that no other key has. */
function shortKey(key: string, keys: readonly string[]): string {
  let length = shortestKey;
  while (length < key.length && isShared(key.slice(0, length), keys)) length++;
  return key.slice(0, length);
}

const isShared = (start: string, keys: readonly string[]) =>
  keys.filter((key) => key.startsWith(start)).length > 1;

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const last = widths.length - 1;
  // A text of several lines stays in its column.
  const indent = `\n${rowOf(widths.map(() => ""))}`;
  return rows.map((row) => rowOf(row).replaceAll("\n", indent));

  function rowOf(row: readonly string[]): string {
    return row
      .map((text, column) => (column < last ? text.padEnd(widths[column] ?? 0) : text))
      .join("  ");
  }
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}

// What a stranger typed must not steer the terminal, nor turn its lines round.
function safe(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
