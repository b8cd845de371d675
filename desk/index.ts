import { env, WorkerEntrypoint } from "cloudflare:workers";
import { logVersion } from "../worker/log.ts";
import { createDesk } from "./app.ts";
import { runJob } from "./cron.ts";
import type { Env } from "./env.ts";
import { createIntake } from "./requests/submissions-api.ts";

logVersion(env);

const intake = createIntake();

/** What a site is bound to as BACKEND: no address of the internet leads here, so there is no token. */
export class Intake extends WorkerEntrypoint<Env> {
  override fetch(request: Request): Response | Promise<Response> {
    return intake.fetch(request, this.env, this.ctx);
  }
}

const desk = createDesk(intake);

export default {
  fetch: desk.fetch,
  scheduled: ({ cron, scheduledTime }, env) => runJob(cron, env, new Date(scheduledTime)),
} satisfies ExportedHandler<Env>;
