import {
  type FormName,
  idempotencyHeader,
  languageHeader,
  submissionPaths,
} from "#domain/booking/submission.ts";
import { withTimeout } from "#domain/lib/timeout.ts";
import type { Language } from "#domain/pages/languages.ts";
import type { Config } from "../config/env.ts";
import { log } from "../log.ts";

export const backendTimeoutMs = 8_000;
// A service binding looks at the path alone.
const boundAddress = "https://backend";
const detailTimeoutMs = 1_000;
// In characters.
const maxDetail = 1_000;
/**
 * These say that the request is wrong. Other answers come from a backend that is being deployed, a proxy without one,
 * or a token that has changed: they will pass.
 */
export const refusals = [400, 409, 410, 413, 415, 422];

/** Where requests are relayed to, and what shows there that this worker sends them. */
export type BackendAccess = Pick<Config, "backend" | "backendUrl" | "backendToken">;

/** Whether there is a backend at all. */
export function hasBackend({ backend, backendUrl }: BackendAccess): boolean {
  return Boolean(backend ?? backendUrl);
}

/** A validated request as the backend gets it. */
export interface RelayRequest {
  form: FormName;
  /** JSON in the shape of SPEC 3. */
  body: string;
  idempotencyKey: string;
  /** The guest's; empty or missing where it is not known. */
  language?: Language | "" | undefined;
  /** For the log. */
  requestId: string;
  attempt: number;
}

/** A refusal is a verdict on the request; an unavailable backend may recover. */
export type RelayResult =
  | { status: "delivered" }
  | { status: "refused"; cause: string; detail: string }
  | { status: "unavailable"; cause: string; detail: string };

/**
 * Sends a request to the backend and says what became of it; never throws. Any ok status is success and
 * its body is not read. SPEC 7.
 */
export async function relay(backend: BackendAccess, request: RelayRequest): Promise<RelayResult> {
  const started = Date.now();
  const result = await send(backend, request);
  const { requestId, form, attempt } = request;
  const cause = result.status === "delivered" ? undefined : result.cause;
  log(result.status === "delivered" ? "info" : "error", "relay", {
    requestId,
    form,
    attempt,
    outcome: result.status,
    cause,
    durationMs: Date.now() - started,
  });
  return result;
}

async function send(
  { backend, backendUrl, backendToken }: BackendAccess,
  { form, body, idempotencyKey, language }: RelayRequest,
): Promise<RelayResult> {
  // A service binding needs no public address, so it goes first.
  const base = backend ? boundAddress : backendUrl;
  if (!base) return unavailable("BACKEND_URL is not set");
  let response: Response;
  try {
    const ask = backend ? backend.fetch.bind(backend) : fetch;
    response = await ask(addressOf(base, form), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [idempotencyHeader]: idempotencyKey,
        ...(language && { [languageHeader]: language }),
        ...(backendToken && { Authorization: `Bearer ${backendToken}` }),
      },
      body,
      // A redirect would turn the request into a GET without its body.
      redirect: "manual",
      signal: AbortSignal.timeout(backendTimeoutMs),
    });
  } catch (error) {
    return unavailable(String(error).slice(0, maxDetail));
  }
  // The status alone decides: a body may stall or break off.
  if (response.ok) {
    await response.body?.cancel().catch(() => {});
    return { status: "delivered" };
  }
  const status = refusals.includes(response.status) ? "refused" : "unavailable";
  const text = await readStart(response);
  // A backend that repeats the headers it got must not show the token to the visitor.
  const detail = backendToken ? text.replaceAll(backendToken, "…") : text;
  return { status, cause: String(response.status), detail: detail.slice(0, maxDetail) };
}

// The path goes before whatever else the address may have, such as a query.
function addressOf(base: string, form: FormName): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, "") + submissionPaths[form];
  return url;
}

function unavailable(cause: string): RelayResult {
  return { status: "unavailable", cause, detail: cause };
}

// The backend may send endless text, so this reads little more than it stores, and only for a short time.
async function readStart({ body }: Response): Promise<string> {
  let text = "";
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.length >= maxDetail) break;
    }
  };
  // After a timeout the text so far is the detail.
  await withTimeout(detailTimeoutMs, read()).catch(() => {});
  return text;
}
