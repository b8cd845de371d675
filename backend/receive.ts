import type { Context, MiddlewareHandler } from "hono";
import { isLanguage } from "#domain/languages.ts";
import { type FormName, idempotencyHeader, languageHeader } from "#domain/submission.ts";
import { log } from "../worker/log.ts";
import type { DeskEnv } from "./env.ts";
import { mailSettings } from "./mail-settings.ts";
import { readRequest } from "./requests.ts";
import { sendDueMails } from "./send-mails.ts";
import { openStore } from "./store.ts";
import { isTestMessage, removeTestMessages } from "./test-messages.ts";

const maxKeyLength = 255;

/** Lets only JSON pass; a page of another origin cannot send JSON without a preflight. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const [type = ""] = (c.req.header("Content-Type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") {
    return c.text("Send the request as Content-Type: application/json.", 415);
  }
  await next();
};

/** Stores a request of this kind and answers 200 only once it stands in the database. */
export function receive(kind: FormName) {
  return async (c: Context<DeskEnv>): Promise<Response> => {
    const key = c.req.header(idempotencyHeader) || null;
    if (key && key.length > maxKeyLength) {
      return c.text(`The ${idempotencyHeader} is longer than ${maxKeyLength} characters.`, 400);
    }
    const reading = readRequest(kind, await c.req.text(), new Date());
    if (!reading.ok) return c.text(reading.reason, reading.status);
    const { mail, guests, problems } = mailSettings(c.env);
    if (problems.length > 0) log("error", "configuration", { problems });
    const told = reading.body.locale ?? c.req.header(languageHeader);
    const language = isLanguage(told) ? told : null;
    const request = { kind, key, body: reading.body, language };
    const isTest = kind === "contact" && isTestMessage(reading.body);
    const saved = await openStore(c.env.DB).save(request, [
      ...(mail ? (["family"] as const) : []),
      ...(guests && !isTest ? (["guest"] as const) : []),
    ]);
    log("info", "received", { kind, saved });
    if (saved === "stored") c.executionCtx.waitUntil(afterwards(c.env, isTest));
    if (saved === "conflict") {
      return c.text(`This ${idempotencyHeader} was used for a different request.`, 422);
    }
    return c.text(saved === "stored" ? "Received." : "Already received.");
  };
}

async function afterwards(env: DeskEnv["Bindings"], isTest: boolean): Promise<void> {
  await sendDueMails(env);
  if (isTest) await removeTestMessages(env);
}
