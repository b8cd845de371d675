import type { Context } from "hono";
import {
  type FormName,
  honeypotField,
  idempotencyHeader,
  isReceived,
  languageHeader,
  referenceHeader,
} from "#domain/booking/submission.ts";
import { isLanguage, type Language } from "#domain/pages/languages.ts";
import type { AppDeps, GatewayEnv } from "../config/app-deps.ts";
import {
  acceptSubmission,
  outcomeForLog,
  type SubmitResult,
  submitDeps,
} from "../forms/accept-submission.ts";
import { clientNetwork } from "../forms/client-network.ts";
import { isIdempotencyKey } from "../forms/idempotency.ts";
import { rateLimitHeaders } from "../forms/rate-limit.ts";
import { problem } from "./problem.ts";

const wrongKey = `Send an ${idempotencyHeader} of 8 to 128 letters, digits, hyphens or underscores, or none.`;

/** Accepts one form as JSON in the shape of SPEC 3 and answers with the statuses of SPEC 7, edge answers. */
export function postForm(form: FormName, outbox: AppDeps["outbox"]) {
  return async (c: Context<GatewayEnv>): Promise<Response> => {
    if (!isJson(c.req.header("Content-Type"))) {
      return problem(c, 415, "Send the request as application/json.");
    }
    const idempotencyKey = c.req.header(idempotencyHeader);
    if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
      return problem(c, 400, wrongKey);
    }
    let input: unknown;
    try {
      input = await c.req.json();
    } catch {
      return problem(c, 400, "The body is not valid JSON.");
    }
    if (!isPlainObject(input)) return problem(c, 422, "Send one JSON object.", { errors: {} });
    const result = await acceptSubmission(
      {
        form,
        input,
        isSpam: Boolean(input[honeypotField]),
        network: clientNetwork(c.req.header("CF-Connecting-IP")),
        idempotencyKey,
        language: languageOf(c.req.header(languageHeader)),
        requestId: c.get("requestId"),
      },
      submitDeps(c, outbox),
    );
    c.set("outcome", outcomeForLog(result));
    return answer(c, result);
  };
}

// Whoever sends without a language of ours sends a request all the same.
function languageOf(header: string | undefined): Language | undefined {
  return isLanguage(header) ? header : undefined;
}

function answer(c: Context, result: SubmitResult): Response {
  const headers = rateLimitHeaders(result.rateLimit);
  if (isReceived(result)) {
    const isDelivered = result.status === "delivered";
    const text = isDelivered ? "Received" : "Received, and passed on as soon as possible";
    return c.text(text, isDelivered ? 200 : 202, {
      "Cache-Control": "no-store",
      ...headers,
      ...(result.reference && { [referenceHeader]: result.reference }),
    });
  }
  switch (result.status) {
    case "invalid": {
      const lines = Object.entries(result.errors).map(([field, key]) => `${field}: ${key}`);
      return problem(c, 422, lines.join("\n"), { errors: result.errors, headers });
    }
    case "limited":
      return problem(
        c,
        429,
        `Too many requests from here. Try again in ${result.retryAfterSeconds} seconds.`,
        { headers: { ...headers, "Retry-After": String(result.retryAfterSeconds) } },
      );
    case "failed":
      return problem(c, result.reason === "unconfigured" ? 503 : 502, result.detail, { headers });
  }
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

// A body that tries to change the prototype is no honest mistake, so it is rejected as a whole.
function isPlainObject(input: unknown): input is Record<string, unknown> {
  return (
    typeof input === "object" &&
    input !== null &&
    !Array.isArray(input) &&
    !Object.hasOwn(input, "__proto__")
  );
}
