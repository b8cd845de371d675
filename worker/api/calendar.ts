import type { Context } from "hono";
import type { ClockParts } from "#domain/stockholm.ts";
import { catalogueOf } from "#words/catalogues.server.ts";
import { filled } from "#words/filled.ts";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { wishFile } from "../wish-file.ts";
import { problem } from "./problem.ts";
import { wishSchema } from "./wish-schema.ts";

/** Answers the posted form of a wish with its calendar file. SPEC 10. */
export async function takeWish(c: Context<GatewayEnv>): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => undefined);
  if (!fields) return problem(c, 400, "Send the wish as a form.");
  const { data: wish, error } = wishSchema.safeParse(fields);
  if (!wish) {
    const names = new Set(error.issues.map(({ path }) => String(path[0])));
    return problem(c, 422, `Missing or wrong: ${[...names].join(", ")}.`);
  }
  const { booking, packages } = catalogueOf(wish.locale);
  const clock = (parts: ClockParts) => filled(booking.sky.clock, parts)?.join("") ?? "";
  const file = wishFile(wish, configOf(c.env).settings, { booking, packages, clock });
  return c.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${wish.reference}.ics"`,
    "Cache-Control": "no-store",
  });
}
