import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { outboxPath } from "#domain/booking/outbox.ts";
import { type FormName, submissionPaths } from "#domain/booking/submission.ts";
import { calendarPath } from "#domain/calendar/calendar-file.ts";
import { clientEvents, eventPath } from "#domain/visits/visits.ts";
import type { AppDeps, GatewayEnv } from "../config/app-deps.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { postCalendar } from "./calendar.ts";
import { postForm } from "./forms.ts";
import { health } from "./health.ts";
import { outboxCalls, requireToken } from "./outbox.ts";
import { problem } from "./problem.ts";

// In bytes. SPEC 7.
const largestBody = 16 * 1024;

const refuseForeign = sameOrigin((c) =>
  problem(c, 403, "Requests from other sites are not accepted."),
);

const limitBody = bodyLimit({
  maxSize: largestBody,
  onError: (c) => problem(c, 413, `The body is larger than ${largestBody} bytes.`),
});

/** The endpoints under /api: the two forms, the calendar file, health, the outbox and what is counted; anything else is a 404, never a page. SPEC 7. */
export function api(outbox: AppDeps["outbox"]) {
  const app = new Hono<GatewayEnv>();
  for (const [form, path] of Object.entries(submissionPaths) as [FormName, string][]) {
    app.post(path, refuseForeign, limitBody, postForm(form, outbox));
    app.all(path, (c) =>
      problem(c, 405, "Send this form with POST.", { headers: { Allow: "POST" } }),
    );
  }
  app.post(calendarPath, refuseForeign, limitBody, postCalendar);
  app.all(calendarPath, (c) =>
    problem(c, 405, "Send this form with POST.", { headers: { Allow: "POST" } }),
  );
  // Whether and what is counted of it: worker/middleware/count-visits.ts.
  for (const path of clientEvents.map(eventPath)) {
    app.post(path, refuseForeign, (c) => c.body(null, 204, { "Cache-Control": "no-store" }));
  }
  app.get("/api/health", health(outbox));
  app.all("/api/health", (c) =>
    problem(c, 405, "Read health with GET.", { headers: { Allow: "GET, HEAD" } }),
  );
  app.use(outboxPath, requireToken);
  app.use(`${outboxPath}/*`, requireToken);
  app.route("/", outboxCalls(outbox));
  app.all("/api", (c) => problem(c, 404, "There is no such endpoint."));
  app.all("/api/*", (c) => problem(c, 404, "There is no such endpoint."));
  return app;
}
