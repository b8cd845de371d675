import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { languageDetector } from "hono/language";
import { methodNotAllowed } from "hono/method-not-allowed";
import { sameOrigin } from "../worker/middleware/same-origin.ts";
import type { DeskEnv } from "./env.ts";
import { failed, logFailure } from "./errors.ts";
import { outbox, retry } from "./monitoring/outbox.tsx";
import { visitors } from "./monitoring/visitors.tsx";
import { guests } from "./privacy/privacy-requests.ts";
import { arrivals } from "./requests/arrivals.tsx";
import { calendarFeed } from "./requests/calendar-feed.ts";
import { csvExport } from "./requests/csv-export.ts";
import { inbox } from "./requests/inbox.tsx";
import { changeShownRequest, showRequest } from "./requests/request-handlers.ts";
import { requireBackendToken } from "./requests/submissions-api.ts";
import style from "./web/desk.css";
import { showNotice } from "./web/page.tsx";
import { requireAccess } from "./web/require-access.ts";
import { deskHeaders, noStore } from "./web/response.ts";
import { deskLanguages } from "./words.ts";

// The longest letter, each of whose characters is nine in a form.
const limitForm = bodyLimit({ maxSize: 256 * 1024 });

/** The desk: the site's calls for those who know the token, the pages for the family. */
export function createDesk(intake: Hono<DeskEnv>): Hono<DeskEnv> {
  const desk = new Hono<DeskEnv>();
  desk.use(deskHeaders);
  desk.use(noStore);
  desk.use(methodNotAllowed({ app: desk }));
  desk.use(sameOrigin((c) => c.text("Requests from other websites are not accepted.", 403)));
  desk.use("/api/*", requireBackendToken);
  desk.route("/", intake);
  desk.get("/desk.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  desk.use(
    languageDetector({
      supportedLanguages: [...deskLanguages],
      fallbackLanguage: "en",
      order: ["header"],
      caches: false,
    }),
  );
  desk.get("/calendar/*", calendarFeed);
  desk.use(requireAccess);
  desk.get("/", inbox);
  desk.get("/requests.csv", csvExport);
  desk.get("/arrivals", arrivals);
  desk.get("/requests/:id{[0-9]+}", showRequest);
  desk.post("/requests/:id{[0-9]+}", limitForm, changeShownRequest);
  desk.route("/guests", guests);
  desk.get("/outbox", outbox);
  desk.post("/outbox", retry);
  desk.get("/visitors", visitors);
  desk.notFound((c) => showNotice(c, "wrongAddress", 404));
  desk.onError((error, c) => {
    if (error instanceof HTTPException || c.req.path.startsWith("/api/")) return failed(error, c);
    logFailure(error);
    return showNotice(c, "failed", 500);
  });
  return desk;
}
