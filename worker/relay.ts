import { type FormName, idempotencyHeader, submissionPaths } from "#domain/submission.ts";
import { within } from "#domain/within.ts";
import { log } from "./log.ts";

const backendTimeoutMs = 8_000;
const detailTimeoutMs = 1_000;
// In characters.
const longestDetail = 1_000;

/** A validated request as the backend gets it. */
export interface RelayRequest {
  form: FormName;
  /** JSON in the shape of SPEC 3. */
  body: string;
  idempotencyKey: string;
  /** For the log. */
  requestId: string;
  attempt: number;
}

/** A refusal is the backend's final answer; an unavailable backend may recover. */
export type RelayResult =
  | { status: "delivered" }
  | { status: "refused"; cause: string; detail: string }
  | { status: "unavailable"; cause: string; detail: string };

/**
 * Sends a request to the backend and says what became of it; never throws. Any ok status is success and
 * its body is not read. SPEC 7.
 */
export async function relay(
  backendUrl: string | undefined,
  request: RelayRequest,
): Promise<RelayResult> {
  const started = Date.now();
  const result = backendUrl
    ? await send(backendUrl + submissionPaths[request.form], request)
    : unavailable("BACKEND_URL is not set");
  const { requestId, form, attempt } = request;
  const cause = result.status === "delivered" ? undefined : result.cause;
  log(result.status === "delivered" ? "info" : "error", "relay", {
    ...{ requestId, form, attempt, outcome: result.status, cause },
    durationMs: Date.now() - started,
  });
  return result;
}

async function send(url: string, { body, idempotencyKey }: RelayRequest): Promise<RelayResult> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyHeader]: idempotencyKey },
      body,
      // A redirect would turn the request into a GET without its body.
      redirect: "manual",
      signal: AbortSignal.timeout(backendTimeoutMs),
    });
  } catch (error) {
    return unavailable(String(error).slice(0, longestDetail));
  }
  // The status alone decides: a body may stall or break off.
  if (response.ok) {
    await response.body?.cancel().catch(() => {});
    return { status: "delivered" };
  }
  const status = isRefusal(response.status) ? "refused" : "unavailable";
  return { status, cause: String(response.status), detail: await readStart(response) };
}

// Redirects, 429 and the backend's own errors are temporary; any other 4xx answer will not change.
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function unavailable(cause: string): RelayResult {
  return { status: "unavailable", cause, detail: cause };
}

// The backend may send endless text, so this reads no more than is kept, and only for a short time.
async function readStart({ body }: Response): Promise<string> {
  let text = "";
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.length >= longestDetail) break;
    }
  };
  // After a timeout the text so far is the detail.
  await within(detailTimeoutMs, read()).catch(() => {});
  return text.slice(0, longestDetail);
}
