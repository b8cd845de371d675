import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A row as stored on disk. */
export interface OutboxRow {
  key: string;
  body: string | null;
  state: string;
  attempts: number;
  due_at: number;
  cause: string | null;
}

/** The outbox's SQLite file, to read or change after its workerd has ended. */
export function openOutboxFile(storage: string) {
  const files = globSync("worker/do/**/*.sqlite", { cwd: storage });
  const path = files.map((file) => join(storage, file)).find(hasRequests);
  if (!path) throw new Error(`no outbox among ${files}`);
  return {
    rows: () => query(path, "SELECT * FROM requests ORDER BY kept_at") as OutboxRow[],
    run: (sql: string) => void query(path, sql),
  };
}

function hasRequests(path: string): boolean {
  return query(path, "SELECT 1 FROM sqlite_master WHERE name = 'requests'").length > 0;
}

function query(path: string, sql: string): unknown[] {
  const database = new DatabaseSync(path);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
