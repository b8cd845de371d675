import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as splitSql } from "wrangler";
import { jobs } from "../../../desk/cron.ts";
import { listTables } from "../../../desk/privacy/schema-introspection.ts";
import { writeRestoreSql } from "../../../tools/cli/restore-sql.ts";
import { enough } from "../../support/cases.ts";
import type { Desk } from "../../support/desk.ts";
import { booking, emptyDesk, enquiry, everythingIn, ownDesk } from "../support.ts";

const night = "17 2 * * *";
const at = (day: string) => new Date(`${day}T02:17:00Z`);

/** A folder that goes with the test. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Saves an object of a desk's bucket as the operator would. */
async function fetched(desk: Desk, name: string, folder: string): Promise<string> {
  const object = await (await desk.bucket()).get(name);
  const file = join(folder, name);
  writeFileSync(file, Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer()));
  return file;
}

/** Runs the operator's command for the desk on this machine whose data a folder holds. */
async function restore(folder: string, ...args: string[]): Promise<string> {
  const command = ["tools/cli/desk-restore.ts", ...args, "--local", "--persist-to", folder];
  const { stdout } = await promisify(execFile)("node", command);
  return stdout;
}

/** A folder for a desk of tests that the command of operators finds too. */
function sharedStorage(): string {
  const storage = ownFolder();
  mkdirSync(join(storage, "desk"));
  symlinkSync(join(storage, "desk"), join(storage, "v3"));
  return storage;
}

test("every cron of the desk has its work, and every work its cron", () => {
  const { triggers } = readConfig({ config: "desk/wrangler.toml" });
  expect([...(triggers.crons ?? [])].sort()).toEqual(Object.keys(jobs).sort());
});

test("Without a bucket the night has nothing to write, and nothing breaks.", async () => {
  await (await emptyDesk()).runCron(night);
});

test("A night's backup restored into a fresh desk gives the same requests, mails and history, found as before, but nobody who was erased since.", async () => {
  const folder = ownFolder();
  const desk = await ownDesk({ hasBackups: true });
  await desk.book({ ...booking, client_name: "Łucja 'O''Hara'; DROP TABLE requests;--" }, "k1");
  await desk.contact({ ...enquiry, message: 'Zwei\nZeilen; "und" 🐕 -- /* mehr' });
  await desk.contact({ ...enquiry, email: "eva@example.org", message: "Zwierzyniecki" });
  await desk.database.exec(
    "INSERT INTO events (request_id, at, who, kind, what) SELECT id, '2026', 'anna@example.com', 'note', 'Two dogs' || char(0) || 'ok' FROM requests",
  );
  await desk.database.exec(
    "INSERT INTO outgoing (kind, recipient, key, request_id, state, attempts, queued_at, due_at) SELECT 'notification', 'family', id, id, 'unsure', 3, '2026', 5 FROM requests",
  );
  await desk.database.exec(
    "UPDATE requests SET state = 'answered', version = 2 WHERE kind = 'booking'",
  );
  await desk.runCron(night, at("2026-11-01"));
  const [backup] = [await fetched(desk, "desk-2026-11-01.jsonl.gz", folder)];
  const before = await desk.store.list();
  const events = (await desk.database.prepare("SELECT * FROM events ORDER BY id").all()).results;

  const erased = await fetch(`${desk.url}/guests/erased`, {
    method: "POST",
    body: new URLSearchParams({ email: "EVA@example.org" }),
  });
  expect(await erased.text()).toContain("Backups: the last one that still holds it");
  const list = await fetched(desk, "erasures.jsonl", folder);
  expect(await (await fetch(`${desk.url}/guests/erasures.jsonl`)).text()).toContain('"E-');

  const storage = sharedStorage();
  const said = await restore(storage, backup, list);
  expect(said).toContain("3 requests");
  expect(said).toContain("2 requests stand there now");
  const fresh = await ownDesk({ storage });
  expect(await fresh.store.list()).toEqual(before.slice(1));
  expect(before[0]?.email).toBe("eva@example.org");
  expect((await fresh.database.prepare("SELECT * FROM events ORDER BY id").all()).results).toEqual(
    events.filter(({ request_id }) => request_id !== before[0]?.id),
  );
  expect(await fresh.store.list({ search: "zeilen mehr" })).toHaveLength(1);
  expect(await everythingIn(fresh.database)).not.toMatch(/eva@|wierzyniecki/);
  expect(await (await fresh.book({ ...booking, client_name: before[2]?.name }, "k1")).text()).toBe(
    "Already received.",
  );
  await fresh.contact(enquiry);
  const [newest] = await fresh.store.list();
  expect(newest?.id, "no number that may be another's").toBeGreaterThan((before[0]?.id ?? 0) + 999);
  await fresh.stop();

  await expect(restore(storage, backup)).rejects.toThrow("3 requests stand there");
  // Each call of the command takes ten seconds of a processor.
  if (enough(false, true)) {
    // The list of erasures stands in the database by now, and goes for every backup.
    expect(await restore(storage, backup, "--replace")).toContain("2 requests stand there now");
  }

  const sql = join(folder, "restore.sql");
  const tables = ["requests", "events", "outgoing", "erasures", "troubles"];
  truncateSync(backup, 300);
  await expect(writeRestoreSql([backup], sql, { tables })).rejects.toThrow(
    "unexpected end of file",
  );
  writeFileSync(list, "SELECT 1;\n");
  await expect(writeRestoreSql([list], sql, { tables })).rejects.toThrow("is no backup of a desk");
});

test("A backup from before the emails had one table is restored into today's, with what waits and what was answered.", async () => {
  const folder = ownFolder();
  const [file, target] = [join(folder, "desk.jsonl"), join(folder, "restore.sql")];
  const desk = await emptyDesk();
  await desk.contact(enquiry, "k1");
  const request = await desk.database.prepare("SELECT * FROM requests").first<{ id: number }>();
  const mail = { request_id: request?.id, recipient: "family", state: "waiting", attempts: 2 };
  const answer = { id: 1, request_id: request?.id, at: "2026-11-01T08:00:00.000Z", who: "Anna" };
  const letter = { version: 1, subject: "About it's", text: "Hej;\nAnna", state: "sent" };
  const lines = [
    { desk: 1, at: "2026-11-01", tables: ["requests", "answers", "mails", "told"], lastNumber: 1 },
    { table: "requests", row: request },
    { table: "answers", row: { ...answer, ...letter } },
    { table: "mails", row: { ...mail, interrupted: 0, due_at: 5, sent_at: null, cause: "why" } },
    { table: "told", row: { topic: "trouble", what: "givenUp", sending: null, interrupted: 0 } },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const tables = await listTables(desk.database);
  await writeRestoreSql([file], target, { tables, replace: true });
  const statements = splitSql(readFileSync(target, "utf8"));
  await desk.database.batch(statements.map((statement) => desk.database.prepare(statement)));
  expect(await desk.store.list()).toMatchObject([{ mail: { state: "waiting", attempts: 2 } }]);
  expect(await desk.page(`requests/${request?.id}`)).toMatch(/About it.*Hej;\nAnna/s);
  const alarms = "SELECT payload ->> '$.incidents[0].kind' FROM outgoing WHERE kind = 'alarm'";
  expect(await desk.database.prepare(alarms).raw()).toEqual([["givenUp"]]);
});

const evil = "0); UPDATE outgoing SET cause = 'INJECTED'; SELECT (0";

test.each<[string, object, string[]]>([
  ["a list", { table: "requests", row: { id: 1, version: [evil] } }, ["requests"]],
  ["an object", { table: "requests", row: { id: 1, version: { toString: evil } } }, ["requests"]],
  ["true", { table: "requests", row: { id: true } }, ["requests"]],
  ["a list of values", { table: "requests", row: [evil] }, ["requests"]],
  [
    "a table that the header does not name",
    { table: "outgoing", row: { kind: "x" } },
    ["requests"],
  ],
  ["wrangler's own table", { table: "d1_migrations", row: { name: "9.sql" } }, ["d1_migrations"]],
  ["a table that the desk lacks", { table: "x", row: { id: 1 } }, ["requests", "x"]],
])("A backup with %s is restored into no desk.", async (_, line, named) => {
  const folder = ownFolder();
  const [file, sql] = [join(folder, "desk.jsonl"), join(folder, "restore.sql")];
  const header = { desk: 1, at: "2026-11-01", tables: named, lastNumber: 1 };
  writeFileSync(file, `${JSON.stringify(header)}\n${JSON.stringify(line)}\n`);
  await expect(writeRestoreSql([file], sql, { tables: ["requests", "outgoing"] })).rejects.toThrow(
    /^(Line 2 of .* is no row of the tables that it names|.* holds a table \w+, which this desk)/,
  );
  writeFileSync(file, `${JSON.stringify({ ...header, lastNumber: evil })}\n`);
  await expect(writeRestoreSql([file], sql, { tables: named })).rejects.toThrow("is no backup");
});

const many = enough(2_500, 10_000);

test("Backups are one object a night, of thousands of requests too, and end after thirty days.", async () => {
  const desk = await ownDesk({ hasBackups: true });
  await desk.database
    .prepare(
      `WITH RECURSIVE numbers (number) AS (
        SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${many}
      )
      INSERT INTO requests (kind, received_at, changed_at, name, email, body)
      SELECT 'contact', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'Guest ' || number,
        'guest@example.com', json_object('message', hex(randomblob(500)))
      FROM numbers`,
    )
    .run();
  await desk.runCron(night, at("2026-11-01"));
  const bucket = await desk.bucket();
  const names = async () => (await bucket.list()).objects.map(({ key }) => key);
  const object = await bucket.get("desk-2026-11-01.jsonl.gz");
  const lines = gunzipSync(Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer()))
    .toString()
    .split("\n");
  const ids = lines.filter((line) => line.includes('"table":"requests"'));
  expect(new Set(ids.map((line) => JSON.parse(line).row.id)).size).toBe(many);

  await desk.database.exec("DELETE FROM requests");
  await desk.runCron(night, at("2026-11-02"));
  await desk.runCron(night, at("2026-11-02"));
  const erasures = "erasures.jsonl";
  expect(await names()).toEqual(
    [1, 2].map((day) => `desk-2026-11-0${day}.jsonl.gz`).concat(erasures),
  );
  await desk.runCron(night, at("2026-11-30"));
  expect(await names()).toHaveLength(4);
  await desk.runCron(night, at("2026-12-01"));
  expect(await names()).toEqual([
    ...["2026-11-02", "2026-11-30", "2026-12-01"].map((day) => `desk-${day}.jsonl.gz`),
    erasures,
  ]);
});
