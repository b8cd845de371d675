import type { FormName } from "#domain/submission.ts";
import { within } from "#domain/within.ts";

/** What may be sent, or what is wrong: message keys by field. */
export type Judgement = { body: unknown } | { errors: Record<string, string> };

const longestLoadMs = 4_000;

const load = () => import("./judge-form.ts");

/** Fetches the schemas: as soon as somebody begins with a form. */
export function prepareToJudge(): void {
  load().catch(() => {
    // Asked for again when the form is sent.
  });
}

/**
 * Judges what stands in a form once the schemas are there; where they do not come in time, the edge alone
 * judges what is sent.
 */
export async function judge(form: FormName, read: () => unknown): Promise<Judgement> {
  try {
    const { judgeForm } = await within(longestLoadMs, load());
    return judgeForm(form, read());
  } catch (error) {
    console.error("Loading chunk judge-form failed", error);
    return { body: read() };
  }
}
