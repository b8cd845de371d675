let version: string | undefined;

/** The worker's version, as `wrangler versions list` names it, with its tag if it has one; undefined in a preview. */
export function versionOf(env: { VERSION?: WorkerVersionMetadata }): string | undefined {
  return env.VERSION && [env.VERSION.id, env.VERSION.tag].filter(Boolean).join(" ");
}

/** Each line names this version from now on. */
export function logVersion(env: { VERSION?: WorkerVersionMetadata }): void {
  version = versionOf(env);
}

/**
 * Writes one line of JSON, as Workers Logs reads it. The line must hold nothing personal: no name, no address
 * of a person or a connection, no text that somebody typed or a backend repeated.
 */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  fields: Record<string, unknown>,
): void {
  const line = JSON.stringify({ event, ...fields, version });
  if (level === "error") console.error(line);
  else if (level === "warn") console.warn(line);
  else console.info(line);
}

/** An error as text for the log: its stack, if it has one. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
