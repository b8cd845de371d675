import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { submissionPaths } from "#domain/submission.ts";
import type { DeskEnv } from "./env.ts";
import { failed } from "./failed.ts";
import { receive, requireJson } from "./receive.ts";

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
