import { type FormName, submissionPaths } from "#domain/submission.ts";
import { triedForMs } from "../outbox/schedule.ts";
import { backendTimeoutMs, refusals } from "../relay.ts";
import { idempotencyKey, language } from "./headers.ts";
import { body } from "./parts.ts";

const day = 24 * 60 * 60 * 1000;

/** What the site sends to the family's backend: POST {BACKEND_URL} and the path that the summary names. */
export function webhooks() {
  return {
    contact: { post: relayed("contact", "RelayedContactMessage") },
    booking: { post: relayed("booking", "RelayedBookingRequest") },
  };
}

function relayed(form: FormName, schema: string) {
  return {
    operationId: `backend-${form}`,
    summary: `POST {BACKEND_URL}${submissionPaths[form]}`,
    description: "The same key has to get the same answer; keep one copy.",
    // Without a token the call has no Authorization.
    security: [{}, { backendToken: [] }],
    parameters: [idempotencyKey(true), language],
    requestBody: body("application/json", schema),
    responses: {
      "2XX": {
        description: `Taken, within ${backendTimeoutMs / 1000} seconds. The body of the answer is not read.`,
      },
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          { description: "Refused: a verdict on the request; it is not sent again." },
        ]),
      ),
      default: {
        description: `No verdict: the guest hears that the request is safe, and it is sent again for ${triedForMs / day} days.`,
      },
    },
  };
}
