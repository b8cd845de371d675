import { calendarPath } from "#domain/calendar.ts";
import { outboxPath } from "#domain/outbox.ts";
import {
  type FormName,
  idempotencyHeader,
  referenceHeader,
  submissionPaths,
} from "#domain/submission.ts";
import { type ToldStep, toldSteps, visitPathOf } from "#domain/visits.ts";
import { largestBody } from "../api/largest-body.ts";
import { idempotencyKey, language } from "./headers.ts";
import { answer, body, json, noContent, problem, problems, text } from "./parts.ts";

const rateLimit = {
  "RateLimit-Policy": { schema: { type: "string" }, description: "The limit and its window." },
  RateLimit: { schema: { type: "string" }, description: "What is left of it, and for how long." },
};

const requestNames: Record<FormName, { name: string; summary: string }> = {
  contact: { name: "ContactMessage", summary: "Send the family a message" },
  booking: { name: "BookingRequest", summary: "Send a booking request, which books nothing yet" },
};

/** What the site answers to, by path. */
export function paths() {
  return {
    [submissionPaths.contact]: { post: takeForm("contact") },
    [submissionPaths.booking]: { post: takeForm("booking") },
    [calendarPath]: {
      post: {
        operationId: "calendarFile",
        summary: "The calendar file of a booking request",
        requestBody: body("application/x-www-form-urlencoded", "Wish"),
        responses: {
          200: answer("The file.", text("text/calendar"), {
            "Content-Disposition": { required: true, schema: { type: "string" } },
          }),
          ...problems(400, 403, 413, 422),
        },
      },
    },
    "/api/health": {
      get: {
        operationId: "health",
        summary: "How many requests have not arrived yet, and what the operator has to mend",
        responses: {
          200: answer("All is well.", json("Health")),
          503: answer("Something has to be mended.", { ...json("Health"), ...problem }),
        },
      },
    },
    ...visits(),
    ...outbox(),
  };
}

// Empty: what is counted is the page that the browser names.
function visits() {
  const summaries: Record<ToldStep, string> = {
    seen: "A page was opened without a request",
    begun: "The form of a page is begun",
  };
  const told = (step: ToldStep) => ({
    operationId: step,
    summary: summaries[step],
    description:
      "From the site’s own pages, where visits are counted; anything else counts for nothing.",
    responses: { 204: noContent("Heard."), ...problems(403) },
  });
  return Object.fromEntries(toldSteps.map((step) => [visitPathOf(step), { post: told(step) }]));
}

function takeForm(form: FormName) {
  const { name, summary } = requestNames[form];
  const headers = {
    ...rateLimit,
    ...(form === "booking" && {
      [referenceHeader]: {
        required: true,
        schema: { type: "string" },
        description: "What guest and family name the request by.",
      },
    }),
  };
  return {
    operationId: form,
    summary,
    description: `At most ${largestBody} bytes. Further fields are left out. A field “website” with anything in it marks the request as a program’s: it is answered as usual and dropped.`,
    parameters: [idempotencyKey(false), language],
    requestBody: body("application/json", name),
    responses: {
      200: answer("The family’s system has it.", text("text/plain"), headers),
      202: answer("It is safe, and will be passed on.", text("text/plain"), headers),
      ...problems(400, 403, 413, 415, 422),
      ...problems(429, {
        "Retry-After": { required: true, schema: { type: "string" }, description: "In seconds." },
      }),
      ...problems(502, 503),
    },
  };
}

// Where the operator has set no OUTBOX_TOKEN, there are no such addresses.
function outbox() {
  const security = [{ outboxToken: [] }];
  const refused = problems(401, 404);
  const key = {
    name: "key",
    in: "path",
    required: true,
    schema: { type: "string" },
    description: `The request’s ${idempotencyHeader}.`,
  };
  const operation = (operationId: string, summary: string, responses: object) => ({
    ...{ operationId, summary, security, tags: ["outbox"] },
    responses: { ...responses, ...refused },
  });
  return {
    [outboxPath]: {
      get: operation("outbox", "The requests that have not arrived", {
        200: answer("The requests.", json("Outbox")),
      }),
      post: operation("retryAll", "Try all of them again", {
        200: answer("How many are tried.", json("RetriedCount")),
      }),
    },
    [`${outboxPath}/{key}`]: {
      parameters: [key],
      get: operation("undelivered", "One of them", {
        200: answer("The request.", json("Undelivered")),
      }),
      post: operation("retry", "Try it again now", {
        200: answer("What became of it.", json("Retried")),
      }),
      delete: operation("discard", "Delete it", { 204: noContent("It is gone.") }),
    },
  };
}
