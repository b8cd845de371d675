import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect } from "vitest";
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as splitSql } from "wrangler";
import { openStore, type Query, type Store } from "../../desk/requests/store.ts";
import { type Mailer, mailerWorker, type WorkerOptions } from "./mailer.ts";
import { deskBundle } from "./prepare.ts";

export interface DeskOptions {
  /** What the site has to know; null where only the binding may send. */
  token?: string | null;
  /** Whom Cloudflare Access names; null where Access does not guard the desk. */
  reader?: { aud: string; identity?: Record<string, unknown> } | null;
  vars?: Record<string, unknown>;
  /** Whether a bucket for backups is bound. */
  hasBackups?: boolean;
  /** Takes the mails in place of the local simulator. */
  mailer?: Mailer;
  /** Whether the worker "site" beside it is bound as SITE. */
  hasSite?: boolean;
  /** Answers whatever the desk asks the internet. */
  internet?: () => Response;
}

interface DeskProcess extends DeskOptions {
  /** A folder that outlives the process; without it nothing is kept. */
  storage?: string;
  /** The migrations that its database has had; without it all of them. */
  migrations?: string[];
  /** Gets what the desk writes to its console, line by line. */
  onLog?: (line: string) => void;
}

/** What a desk has received, read from its database. */
export type DeskStore = Store & { count(query?: Query): Promise<number> };

/** The family's desk in its own workerd, over its own database on disk. */
export interface Desk {
  /** Origin, without a trailing slash. */
  url: string;
  /** The vars by which a site finds this desk. */
  siteVars: { BACKEND_URL: string; BACKEND_TOKEN: string };
  database: D1Database;
  store: DeskStore;
  /** The bucket for backups, where one is bound. */
  bucket(): Promise<R2Bucket>;
  /** Runs what the desk does by the clock, as if it were the time given; fails where the desk does. */
  runCron(cron?: string, at?: Date): Promise<void>;
  /** The mails in the local simulator, newest first. */
  mails(): Promise<SentMail[]>;
  /** Kills it at once, as a power cut would. */
  stop(): Promise<void>;
}

/** A mail as the local simulator shows it. */
export interface SentMail {
  messageId: string;
  from: string;
  to: string[];
  replyTo?: string;
  attachments: { filename: string }[];
  subject: string;
  text: string;
  html: string;
}

/** What the tests' desk asks of a sender. */
export const deskToken = "desk-of-tests".repeat(2);
const somebody = { aud: "development", identity: { email: "family@example.com" } };

/** Starts the desk that a deploy would ship, with the tables that its migrations make. */
export async function startDesk({
  storage,
  migrations: files,
  onLog = () => {},
  ...options
}: DeskProcess = {}): Promise<Desk> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [deskWorker(options), ...(options.mailer ? [mailerWorker(options.mailer)] : [])],
      unsafeLocalExplorer: true,
      ...(storage ? { resourcePersistencePath: join(storage, "desk") } : {}),
      handleStructuredLogs: ({ message }) => onLog(message),
    }),
  );
  const url = (await miniflare.ready).origin;
  const database = await databaseOf(miniflare, files);
  return {
    url,
    siteVars: { BACKEND_URL: url, BACKEND_TOKEN: options.token ?? deskToken },
    database,
    store: storeOf(database),
    bucket: async () => (await miniflare.getR2Bucket("BACKUP", "desk")) as unknown as R2Bucket,
    async runCron(cron = "*/5 * * * *", scheduledTime = new Date()) {
      const worker = await miniflare.getWorker("desk");
      expect(await worker.scheduled({ cron, scheduledTime })).toMatchObject({ outcome: "ok" });
    },
    mails: () => readMails(url),
    stop: () => miniflare.dispose(),
  };
}

async function readMails(url: string): Promise<SentMail[]> {
  const address = `${url}/cdn-cgi/local/explorer/api/local/email/sending`;
  const read = async (query = "") =>
    ((await (await fetch(address + query)).json()) as { result: unknown }).result;
  const listed = (await read()) as SentMail[];
  const whole = listed.map(({ messageId }) => read(`?email_id=${encodeURIComponent(messageId)}`));
  return (await Promise.all(whole)) as SentMail[];
}

/** The desk as one worker of a Miniflare. */
export function deskWorker({
  token = deskToken,
  reader = somebody,
  vars = {},
  hasBackups = false,
  mailer,
  hasSite = false,
  internet,
}: DeskOptions = {}): WorkerOptions {
  const texts = globSync(`${deskBundle}/*.css`).map((path) => ({ type: "Text", path }) as const);
  return {
    name: "desk",
    modules: [{ type: "ESModule" as const, path: `${deskBundle}/index.js` }, ...texts],
    modulesRoot: deskBundle,
    compatibilityDate: readConfig({ config: "desk/wrangler.toml" }).compatibility_date,
    d1Databases: ["DB"],
    versionMetadata: "VERSION",
    // No desk of the tests asks the family's own site.
    bindings: { SITE_URL: "", ...vars, ...(token !== null && { BACKEND_TOKEN: token }) } as Record<
      string,
      string
    >,
    ...(hasBackups && { r2Buckets: ["BACKUP"] }),
    serviceBindings: {
      ...(hasSite ? { SITE: { name: "site", entrypoint: "OutboxAccess" } } : {}),
      ...(mailer ? { MAIL: { name: "mailer", entrypoint: "Mailer" } } : {}),
    },
    ...(mailer ? {} : { email: { send_email: [{ name: "MAIL" }] } }),
    ...(reader ? { access: reader } : {}),
    ...(internet ? { outboundService: internet as never } : {}),
  };
}

/** The desk's database, with its tables. */
export async function databaseOf(miniflare: Miniflare, files = migrations): Promise<D1Database> {
  const database = (await miniflare.getD1Database("DB", "desk")) as unknown as D1Database;
  const { results } = await database.prepare("PRAGMA table_list").all<{ name: string }>();
  if (results.every(({ name }) => name !== "requests")) await migrate(database, files);
  return database;
}

/** Reads a desk's database as the desk does. */
export function storeOf(database: D1Database): DeskStore {
  const store = openStore(database);
  const list: Store["list"] = (query) => againIfClosed(() => store.list(query));
  // SQLite takes a negative limit for none.
  return { ...store, list, count: async (query) => (await list({ ...query, limit: -1 })).length };
}

/** Does what may be done twice once more where Miniflare had kept a connection that the desk has closed meanwhile. */
export async function againIfClosed<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== "UND_ERR_SOCKET") throw error;
    return work();
  }
}

export const migrations = globSync("desk/migrations/*.sql").sort();

/** Makes the tables, as `wrangler d1 migrations apply` does. */
export async function migrate(database: D1Database, files = migrations): Promise<void> {
  const statements = files.flatMap((file) => splitSql(readFileSync(file, "utf8")));
  await database.batch(statements.map((statement) => database.prepare(statement)));
}
