import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { log } from "../../worker/log.ts";
import type { DeskEnv, Env } from "../env.ts";
import { failureName } from "../errors.ts";
import { notice } from "../web/page.ts";
import { erasuresText, keepErasures } from "./backup.ts";
import { openDataSubjects } from "./data-subjects.ts";
import { erasePage, foundPage, guestsPage, receiptPage } from "./privacy-pages.ts";
import { retentionSettings } from "./retention.ts";

/** The address that a form posts. */
export const addressSchema = z.object({
  email: z.string().check(z.trim(), z.maxLength(1_000, { abort: true }), z.regex(/^\S+@\S+$/)),
});

/** The pages on what is stored about one person: found, handed over, erased. A form posts each, so no address of a
 * page, and no log of visits, holds a guest's. */
export const guests = new Hono<DeskEnv>();

guests.use(bodyLimit({ maxSize: 16 * 1024 }));

guests.get("/", async (c) => c.html(await start(c)));

guests.post("/", async (c) => {
  const email = await readAddress(c);
  if (!email) return c.html(await start(c, true), 400);
  return c.html(foundPage(c.get("language"), email, await openDataSubjects(c.env.DB).find(email)));
});

guests.post("/export", async (c) => {
  const email = await readAddress(c);
  if (!email) return c.html(await start(c, true), 400);
  const exportedAt = new Date().toISOString();
  const requests = await openDataSubjects(c.env.DB).exported(email);
  return c.body(JSON.stringify({ exportedAt, email, requests }, null, 2), 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="guest-${exportedAt.slice(0, 10)}.json"`,
  });
});

guests.post("/erase", async (c) => {
  const email = await readAddress(c);
  if (!email) return c.html(await start(c, true), 400);
  const found = await openDataSubjects(c.env.DB).find(email);
  const page = found.length > 0 ? erasePage : foundPage;
  return c.html(page(c.get("language"), email, found));
});

guests.post("/erased", async (c) => {
  const email = await readAddress(c);
  if (!email) return c.html(await start(c, true), 400);
  const now = new Date();
  const number = await openDataSubjects(c.env.DB).erase(email, c.get("reader"), now);
  if (!number) return c.html(foundPage(c.get("language"), email, []));
  await rememberErasures(c.env, now);
  log("info", "erased", { number });
  return c.redirect(`/guests/receipts/${number}`, 303);
});

guests.get("/receipts/:number", async (c) => {
  const language = c.get("language");
  const receipt = await openDataSubjects(c.env.DB).receipt(c.req.param("number"));
  if (!receipt) return c.html(notice(language, "wrongAddress"), 404);
  return c.html(receiptPage(language, receipt, retentionSettings(c.env), Boolean(c.env.BACKUP)));
});

guests.get("/erasures.jsonl", async (c) => {
  return c.body(await erasuresText(c.env.DB, new Date()), 200, {
    "Content-Type": "application/jsonl; charset=utf-8",
    "Content-Disposition": 'attachment; filename="erasures.jsonl"',
  });
});

async function start(c: Context<DeskEnv>, isWrong = false) {
  const receipts = await openDataSubjects(c.env.DB).receipts();
  return guestsPage(c.get("language"), retentionSettings(c.env), receipts, isWrong);
}

async function readAddress(c: Context<DeskEnv>): Promise<string | undefined> {
  return addressSchema.safeParse(await c.req.parseBody()).data?.email;
}

// What is erased is erased, whatever the bucket says; the night writes the list once more.
async function rememberErasures(env: Env, now: Date): Promise<void> {
  try {
    await keepErasures(env, now);
  } catch (error) {
    log("error", "backup", { step: "erasures", cause: failureName(error) });
  }
}
