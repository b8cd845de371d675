/**
 * Writes one line of JSON, as Workers Logs reads it. The line must hold nothing personal: no name, no address
 * of a person or a connection, no text that somebody typed or a backend repeated.
 */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  fields: Record<string, unknown>,
): void {
  const line = JSON.stringify({ event, ...fields });
  if (level === "error") console.error(line);
  else if (level === "warn") console.warn(line);
  else console.info(line);
}

/** An error as text for the log: its stack, if it has one. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
