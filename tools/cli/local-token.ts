import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isLocalHost } from "../../worker/config/var-kinds.ts";

const folder = ".wrangler";
const file = `${folder}/outbox-token`;

/** The OUTBOX_TOKEN of the site at an address, as far as the environment or this machine knows it. */
export function knownOutboxToken(url: string): string | undefined {
  const given = process.env.OUTBOX_TOKEN?.trim();
  if (given) return given;
  return isLocalHost(new URL(url).hostname) ? localOutboxToken() : undefined;
}

/**
 * The OUTBOX_TOKEN of this folder's own site, made once and stored on disk, where the doctor finds it. It stays the same
 * because two sites may run from one folder, and it opens only what is on this machine; delete the file for another.
 */
export function localOutboxToken(): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    const token = randomBytes(24).toString("base64url");
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, token, { mode: 0o600 });
    return token;
  }
}
