import {
  type FormName,
  idempotencyHeader,
  languageHeader,
  referenceHeader,
  type SubmitOutcome,
  submissionPaths,
} from "#domain/booking/submission.ts";

// Longer than the edge waits for the backend. A second attempt sends the same key.
const maxSendMs = 30_000;
// The rest of a page of HTML would fill the console.
const maxDetail = 1_000;

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
      signal: AbortSignal.timeout(maxSendMs),
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

// Not only this site's worker answers: so may Cloudflare, or a proxy on the visitor's side, in any format.
async function failureOf(response: Response): Promise<SubmitOutcome> {
  const { status, headers } = response;
  if (status === 429) {
    return { status: "limited", retryAfterSeconds: Number(headers.get("Retry-After")) || 0 };
  }
  const text = await response.text();
  const { errors, detail = text } = problemIn(text);
  if (status === 422 && errors) return { status: "invalid", errors };
  return { status: "failed", reason: "refused", detail: `${status} ${detail}`.slice(0, maxDetail) };
}

interface Problem {
  detail?: string;
  errors?: Record<string, string>;
}

function problemIn(text: string): Problem {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
