import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { log } from "../../worker/log.ts";
import type { DeskEnv, Env } from "../env.ts";
import { failureName } from "../errors.ts";
import { showNotice } from "../web/page.tsx";
import { showPage } from "../web/render.tsx";
import { erasuresText, keepErasures } from "./backup.ts";
import { openDataSubjects } from "./data-subjects.ts";
import { ErasePage, FoundPage, GuestsPage, ReceiptPage } from "./privacy-pages.tsx";
import { retentionSettings } from "./retention.ts";

/** The address that a form posts. */
export const addressSchema = z.object({
  email: z.string().check(z.trim(), z.maxLength(1_000, { abort: true }), z.regex(/^\S+@\S+$/)),
});

/**
 * The pages on what is stored about one person: found, handed over, erased. A form posts the guest's address, so that it
 * stands in no page's address and no log of visits.
 */
export const guests = new Hono<DeskEnv>();

guests.use(bodyLimit({ maxSize: 16 * 1024 }));

guests.get("/", (c) => showStart(c));

guests.post("/", async (c) => {
  const email = await readAddress(c);
  if (!email) return showStart(c, "wrong");
  const found = await openDataSubjects(c.env.DB).find(email);
  return showPage(c, FoundPage, { email, found });
});

guests.post("/export", async (c) => {
  const email = await readAddress(c);
  if (!email) return showStart(c, "wrong");
  const exportedAt = new Date().toISOString();
  const requests = await openDataSubjects(c.env.DB).exported(email);
  return c.body(JSON.stringify({ exportedAt, email, requests }, null, 2), 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="guest-${exportedAt.slice(0, 10)}.json"`,
  });
});

guests.post("/erase", async (c) => {
  const email = await readAddress(c);
  if (!email) return showStart(c, "wrong");
  const found = await openDataSubjects(c.env.DB).find(email);
  return showPage(c, found.length > 0 ? ErasePage : FoundPage, { email, found });
});

guests.post("/erased", async (c) => {
  const email = await readAddress(c);
  if (!email) return showStart(c, "wrong");
  const now = new Date();
  const number = await openDataSubjects(c.env.DB).erase(email, c.get("reader"), now);
  if (!number) return showPage(c, FoundPage, { email, found: [], isLate: true }, 409);
  await rememberErasures(c.env, now);
  log("info", "erased", { number });
  return c.redirect(`/guests/receipts/${number}`, 303);
});

guests.get("/receipts/:number", async (c) => {
  const receipt = await openDataSubjects(c.env.DB).receipt(c.req.param("number"));
  if (!receipt) return showNotice(c, "wrongAddress", 404);
  const settings = retentionSettings(c.env);
  return showPage(c, ReceiptPage, { receipt, settings, hasBackups: Boolean(c.env.BACKUP) });
});

guests.get("/erasures.jsonl", async (c) => {
  return c.body(await erasuresText(c.env.DB, new Date()), 200, {
    "Content-Type": "application/jsonl; charset=utf-8",
    "Content-Disposition": 'attachment; filename="erasures.jsonl"',
  });
});

async function showStart(c: Context<DeskEnv>, address?: "wrong"): Promise<Response> {
  const receipts = await openDataSubjects(c.env.DB).receipts();
  const props = { settings: retentionSettings(c.env), receipts, isWrong: address === "wrong" };
  return showPage(c, GuestsPage, props, address ? 400 : 200);
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
