import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import {
  type FormName,
  idempotencyHeader,
  languageHeader,
  submissionPaths,
} from "#domain/booking/submission.ts";
import { isLanguage } from "#domain/pages/languages.ts";
import { minToken } from "../../worker/config/var-kinds.ts";
import { log } from "../../worker/log.ts";
import type { DeskEnv } from "../env.ts";
import { failed } from "../errors.ts";
import { mailSettings } from "../mail/mail-settings.ts";
import { queueNotification } from "../mail/notification.tsx";
import { enqueue } from "../mail/outgoing.ts";
import { queueReceipt } from "../mail/receipt.tsx";
import { sendDueMails } from "../mail/send-mails.ts";
import { isTestMessage, readRequest } from "./request-body.ts";
import { openStore } from "./store.ts";

/** Requires the token as `Authorization: Bearer`. Without a token that is long enough nobody gets in this way. */
export const requireBackendToken: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const token = c.env.BACKEND_TOKEN?.trim();
  if (!token || token.length < minToken) {
    const problem = token ? `shorter than ${minToken} characters` : "not set";
    return c.text(`BACKEND_TOKEN is ${problem}: only a service binding reaches this desk.`, 503);
  }
  return (bearerAuth({ token }) as MiddlewareHandler<DeskEnv>)(c, next);
};

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
    const guestLanguage = reading.body.locale ?? c.req.header(languageHeader);
    const language = isLanguage(guestLanguage) ? guestLanguage : null;
    const request = { kind, key, body: reading.body, language };
    const isTest = kind === "contact" && isTestMessage(reading.body);
    if (isTest && mail) {
      const testKey = key ?? crypto.randomUUID();
      await enqueue(c.env.DB, { kind: "test", recipient: "family", key: testKey }).run();
    }
    const mails = [...(mail ? [queueNotification] : []), ...(guests ? [queueReceipt] : [])];
    const saved = isTest ? "stored" : await openStore(c.env.DB).save(request, mails);
    log("info", "received", { kind, saved });
    if (saved === "stored") c.executionCtx.waitUntil(sendDueMails(c.env));
    if (saved === "conflict") {
      return c.text(`This ${idempotencyHeader} was used for a different request.`, 422);
    }
    return c.text(saved === "stored" ? "Received." : "Already received.");
  };
}

const largestBody = 64 * 1024;

const limitBody = bodyLimit({
  maxSize: largestBody,
  onError: (c) => c.text(`The body is larger than ${largestBody} bytes.`, 413),
});

/** The two calls of SPEC 7, for whoever may send: the site by its binding, or who knows the token. */
export function createIntake(): Hono<DeskEnv> {
  const intake = new Hono<DeskEnv>();
  intake.use(methodNotAllowed({ app: intake }));
  for (const kind of ["contact", "booking"] as const) {
    intake.post(submissionPaths[kind], requireJson, limitBody, receive(kind));
  }
  intake.onError(failed);
  return intake;
}
