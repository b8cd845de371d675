import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import {
  type ListedTable,
  listTablesSql,
  ownTables,
} from "../../desk/privacy/schema-introspection.ts";
import { readHeader, writeRestoreSql } from "./restore-sql.ts";

interface Results<Row> {
  results: Row[];
}

const usage = `npm run desk:restore -- FILE... [--local | --remote] [--replace]
  FILE       a backup (desk-….jsonl.gz), a list of erasures (erasures.jsonl), or both
  --local    into the desk of npm start on this machine (the default); --persist-to FOLDER for another place
  --remote   into the deployed desk
  --replace  although requests stand there: they go first`;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean" },
    replace: { type: "boolean" },
    "persist-to": { type: "string" },
  },
});

const place = [
  values.remote ? "--remote" : "--local",
  ...(values["persist-to"] ? ["--persist-to", values["persist-to"]] : []),
  "-c",
  "desk/wrangler.toml",
];

/** Restores the desk from what its nights have written. docs/operations.md */
async function restore(): Promise<void> {
  if (files.length === 0 || (values.local && values.remote)) throw new Error(usage);
  const headers = await Promise.all(files.map(readHeader));
  await wrangler("d1", "migrations", "apply", "DB", ...place);
  const { count: standing, tables } = await look();
  const isBackup = headers.some(({ tables }) => tables.includes("requests"));
  if (isBackup && standing > 0 && !values.replace) {
    throw new Error(
      `${standing} requests stand there. With --replace they go, and the backup takes their place.`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), "desk-restore-"));
  try {
    const sql = join(folder, "restore.sql");
    const restored = await writeRestoreSql(files, sql, {
      tables,
      replace: values.replace ?? false,
    });
    await wrangler("d1", "execute", "DB", ...place, "--yes", "--file", sql);
    for (const { at, requests } of restored) console.info(`${at}: ${requests} requests`);
    console.info(
      `${(await look()).count} requests stand there now; whom a receipt names is not among them.`,
    );
  } finally {
    // It holds what guests wrote.
    await rm(folder, { recursive: true });
  }
}

/** How many requests stand in the desk, and which tables it has. */
async function look(): Promise<{ count: number; tables: string[] }> {
  const command = `SELECT count(*) AS count FROM requests; ${listTablesSql}`;
  const answer = await wrangler("d1", "execute", "DB", ...place, "--json", "--command", command);
  const [counted, listed] = JSON.parse(answer) as [
    Results<{ count: number }>,
    Results<ListedTable>,
  ];
  return { count: Number(counted.results[0]?.count), tables: ownTables(listed.results) };
}

async function wrangler(...args: string[]): Promise<string> {
  try {
    const env = { ...process.env, CI: "true" };
    const { stdout } = await promisify(execFile)("wrangler", args, {
      env,
      maxBuffer: 100_000_000,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

restore().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
