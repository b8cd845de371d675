import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import { mediaFolders } from "#domain/pages/routes.ts";
import { api } from "./api/index.ts";
import { problem } from "./api/problem.ts";
import type { AppDeps, GatewayEnv } from "./config/app-deps.ts";
import { crawlers } from "./crawlers/index.ts";
import { describeError, log } from "./log.ts";
import { finalAddress } from "./middleware/address.ts";
import { countVisits } from "./middleware/count-visits.ts";
import { films } from "./middleware/films.ts";
import { https, strictTransportSecurity } from "./middleware/https.ts";
import { previewNoindex } from "./middleware/preview-noindex.ts";
import { requestIdHeader, requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { errorPage, notFound } from "./pages/error-page.ts";
import { pageHandler } from "./pages/page-handler.ts";

// Large enough for 5,000 percent-encoded characters of any script.
const largestForm = 64 * 1024;

/** The gateway: runs on every request that is not for a file, and on those for films. */
export function createApp(deps: AppDeps) {
  const app = new Hono<GatewayEnv>();
  // Films have the headers of files and no line in the log, so they come first.
  for (const folder of mediaFolders) app.use(`/${folder}/*`, films());
  // The worker makes each id itself: text from a client must not reach pages and logs.
  app.use(requestId({ headerName: "" }));
  app.use(requestIdHeader());
  app.use(requestLog());
  app.use(countVisits());
  app.use(securityHeaders());
  app.use(strictTransportSecurity());
  app.use(previewNoindex());
  app.use(https());
  app.route("/", api(deps.outbox));
  app.route("/", crawlers());
  app.use(finalAddress(notFound));
  app.use(sameOrigin((c) => errorPage(c, 403)));
  app.use(bodyLimit({ maxSize: largestForm, onError: (c) => errorPage(c, 413) }));
  app.all("*", pageHandler(deps));
  app.onError((error, c) => {
    log("error", "exception", { requestId: c.get("requestId"), cause: describeError(error) });
    return c.req.path.startsWith("/api/")
      ? problem(c, 500, "Something went wrong on our side.")
      : errorPage(c, 500);
  });
  return app;
}
