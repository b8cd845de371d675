import {
  type FormName,
  idempotencyHeader,
  languageHeader,
  referenceHeader,
  type SubmitOutcome,
  submissionPaths,
} from "#domain/submission.ts";

// Longer than the edge waits for the backend. A second attempt sends the same key.
const longestSendMs = 30_000;

/** Sends a validated form to the edge and returns the result; never throws. SPEC 7. */
export async function sendForm(
  form: FormName,
  body: unknown,
  idempotencyKey: string,
): Promise<SubmitOutcome> {
  try {
    const response = await fetch(submissionPaths[form], {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/problem+json",
        [idempotencyHeader]: idempotencyKey,
        [languageHeader]: document.documentElement.lang,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestSendMs),
    });
    if (response.ok) {
      const status = response.status === 202 ? "accepted" : "delivered";
      return { status, reference: response.headers.get(referenceHeader), body };
    }
    return await failureOf(response);
  } catch (error) {
    const reason = navigator.onLine ? "unreachable" : "offline";
    return { status: "failed", reason, detail: String(error) };
  }
}

async function failureOf(response: Response): Promise<SubmitOutcome> {
  const problem = (await response.json()) as { detail: string; errors?: Record<string, string> };
  if (response.status === 422 && problem.errors) {
    return { status: "invalid", errors: problem.errors };
  }
  if (response.status === 429) {
    return { status: "limited", retryAfterSeconds: Number(response.headers.get("Retry-After")) };
  }
  return { status: "failed", reason: "refused", detail: `${response.status} ${problem.detail}` };
}
