import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { describeError, log } from "../worker/log.ts";

const maxText = 200;

/** The answer to a sender where the desk's own code or its database failed: the site sends again later. */
export function failed(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  logFailure(error);
  return c.text("Something went wrong here. Send the request again later.", 500);
}

export function logFailure(error: Error): void {
  log("error", "exception", { cause: describeError(error) });
}

/** What kind of error it is. What it says may hold a guest's words, so no log gets that. */
export function failureName(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "unknown");
}

/** What an error says, after its code if it has one, as far as a page of the desk has room for it. */
export function failureText(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return (code ? `${code}: ${error}` : String(error)).slice(0, maxText);
}
