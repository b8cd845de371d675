import type { FormName } from "#domain/submission.ts";

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

/** Judges a filled form; where the schemas do not come in time, the edge alone judges what is sent. */
export async function judge(form: FormName, input: unknown): Promise<Judgement> {
  try {
    const { judgeForm } = await Promise.race([load(), tooLate()]);
    return judgeForm(form, input);
  } catch (error) {
    console.error("Loading chunk judge-form failed", error);
    return { body: input };
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("timeout")), longestLoadMs);
  });
}
