import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { languageDetector } from "hono/language";
import { methodNotAllowed } from "hono/method-not-allowed";
import { sameOrigin } from "../worker/middleware/same-origin.ts";
import style from "./desk.css";
import type { DeskEnv } from "./env.ts";
import { failed, logFailure } from "./failed.ts";
import { deskHeaders, keepNothing } from "./headers.ts";
import { inbox } from "./inbox.ts";
import { notice } from "./pages/notices.ts";
import { requireReader } from "./reader.ts";
import { requireSender } from "./sender.ts";
import { deskLanguages } from "./words.ts";

/** The desk: the site's calls for those who know the token, the pages for the family. */
export function createDesk(intake: Hono<DeskEnv>): Hono<DeskEnv> {
  const desk = new Hono<DeskEnv>();
  desk.use(deskHeaders);
  desk.use(keepNothing);
  desk.use(methodNotAllowed({ app: desk }));
  desk.use(sameOrigin((c) => c.text("Requests from other websites are not accepted.", 403)));
  desk.use("/api/*", requireSender);
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
  desk.use(requireReader);
  desk.get("/", inbox);
  desk.notFound((c) => c.html(notice(c.get("language"), "wrongAddress"), 404));
  desk.onError((error, c) => {
    if (error instanceof HTTPException || c.req.path.startsWith("/api/")) return failed(error, c);
    logFailure(error);
    return c.html(notice(c.get("language") ?? "en", "failed"), 500);
  });
  return desk;
}
