/** The desk's bindings and vars: wrangler.toml beside this file. */
export interface Env {
  DB: D1Database;
  /** A secret, the site's own too; without it only the service binding may send. */
  BACKEND_TOKEN?: string;
  MAIL?: SendEmail;
  /** The site's entrypoint OutboxAccess. Without it the desk asks at the site's address, and for the outbox needs its token. */
  SITE?: Fetcher;
  SITE_URL?: string;
  /** A secret, the site's own too. */
  OUTBOX_TOKEN?: string;
  /** mail/mail-settings.ts reads these. */
  MAIL_TO?: string;
  MAIL_FROM?: string;
  LANGUAGE?: string;
  DESK_URL?: string;
  GUEST_MAIL_FROM?: string;
  /** Overrides the fact siteName, as SITE_URL does siteUrl: how drafts are signed. */
  SITE_NAME?: string;
  /** A secret: whoever knows it reads the agreed weeks as a calendar. requests/calendar-feed.ts */
  CALENDAR_SECRET?: string;
  /** The account whose analytics hold the counts of visits. monitoring/visitors.tsx */
  ACCOUNT_ID?: string;
  /** A secret that may read them. */
  ANALYTICS_TOKEN?: string;
  /** Which deploy this is. */
  VERSION?: WorkerVersionMetadata;
  /** Where nightly backups go; without it there are none. */
  BACKUP?: R2Bucket;
  /** privacy/retention.ts reads these. */
  RETENTION_MONTHS?: string;
  BACKUP_DAYS?: string;
}

/** What each handler gets from Hono. */
export interface DeskEnv {
  Bindings: Env;
  Variables: {
    language: "en" | "sv";
    /** The email address of who reads, as Cloudflare Access verified it. */
    reader: string;
  };
}
