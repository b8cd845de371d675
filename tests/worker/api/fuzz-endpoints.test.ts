import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingSchema } from "#domain/booking/booking-schema.ts";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { submissionPaths } from "#domain/booking/submission.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { damaged, jsonText, mutatedRequest } from "../fuzz-bodies.ts";
import { headersFor, ownHeaders } from "../fuzz-requests.ts";
import { ask, expectSound, fuzz, manyMinutes, withoutLimit } from "../fuzzing.ts";
import { wholeRequests } from "../requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url, ...withoutLimit }));
const documented = [200, 202, 308, 400, 403, 413, 415, 422];

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        "Application/JSON ; charset=utf-16",
        "application/json;x",
        "text/json",
        "text/plain",
        "",
        "*",
      ],
    ),
  },
);

test(
  "whatever is sent to the endpoints, only whole requests reach the backend",
  async () => {
    const requests = fc.constantFrom(...wholeRequests).chain(({ path, body }) =>
      fc
        .record({
          headers: fc.oneof({ weight: 9, arbitrary: ownHeaders(site.url) }, headersFor(site.url)),
          type: contentType,
          body: damaged(mutatedRequest(body).map(jsonText)),
        })
        .map(({ headers, type, body }) => ({
          method: "POST",
          path,
          headers: { ...headers, "Content-Type": type },
          body,
        })),
    );
    await fuzz("endpoints", 300, requests, async (request) => {
      const answer = await ask(site.url, request);
      expectSound(site.url, request, answer);
      expect(answer.status).toBeOneOf(documented);
      expectProblem(answer.headers["content-type"], answer.body);
      return String(answer.status);
    });
    expect(backend.received.length).toBeGreaterThan(10);
    for (const { path, body } of backend.received) {
      const received: unknown = JSON.parse(body);
      expect(schemaAt(path).parse(received)).toEqual(received);
    }
  },
  manyMinutes,
);

/** Expects plain words, or problem+json with a message key for each wrong field. */
function expectProblem(type: unknown, body: string): void {
  if (type !== "application/problem+json") {
    expect(String(type ?? "text/plain")).toMatch(/^text\/plain/);
    return;
  }
  const { errors = {} } = JSON.parse(body) as { errors?: Record<string, string> };
  for (const key of Object.values(errors)) expect(key).toMatch(/^(contact|booking)\.\w/);
}

function schemaAt(path: string) {
  return path === submissionPaths.contact ? contactSchema : bookingSchema(stockholmDay(new Date()));
}
