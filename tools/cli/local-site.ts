import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { isLocalHost } from "../../worker/config/var-kinds.ts";

const flags = { PORT: "--port", DESK_PORT: "--desk-port" };

/** The variables that choose a port; each has a flag of npm start. */
export type PortVariable = keyof typeof flags;

/**
 * The port that an environment variable names, else the usual one. Throws an error that says what to do if it is
 * no port or if a program holds it.
 */
export async function freePort(variable: PortVariable, usual: number): Promise<number> {
  const text = process.env[variable] || String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable}=${text} is not a port: choose a whole number from 1 to 65535.`);
  }
  if (await answers(port)) throw new Error(takenText(port, variable));
  return port;
}

/** What to do about a port that another program holds. */
export function takenText(port: number, variable: PortVariable): string {
  const other = port > 65_525 ? port - 10 : port + 10;
  return (
    `Port ${port} is in use. Stop the program that holds it, or choose another port: ` +
    `npm start -- ${flags[variable]} ${other} (or ${variable}=${other}).`
  );
}

// Tries both addresses of localhost, since a program on either is in the way.
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

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
