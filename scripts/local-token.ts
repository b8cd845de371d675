import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = ".wrangler";
const file = `${folder}/outbox-token`;

/** The OUTBOX_TOKEN of this machine's own site, made once and kept on disk, where `npm run outbox` finds it. */
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
