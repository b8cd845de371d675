import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { filledForms } from "../filled-forms.ts";
import { damaged, encodedText, multipartText, mutatedRequest } from "../fuzz-bodies.ts";
import { headersFor, ownHeaders } from "../fuzz-requests.ts";
import { ask, expectSound, fuzz, manyMinutes, withoutLimit } from "../fuzzing.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url, ...withoutLimit }));
const documented = [200, 202, 303, 307, 308, 400, 403, 404, 405, 413, 415, 422];

/** The pages that accept forms, and what a browser without script would send to them. */
const forms = [
  ...filledForms.flatMap(({ page, fields }) =>
    languages.map((language) => ({
      path: pathOf(page, language),
      whole: Object.fromEntries(fields),
    })),
  ),
  ...legalKeys.map((key) => ({ path: legalPathOf(key), whole: { language: "sv" } })),
];

const boundary = fc.constantFrom("x", "----zq", "", "'", "a".repeat(200));

const encodings = (pairs: [string, unknown][]) =>
  fc.oneof(
    damaged(fc.constant(encodedText(pairs))).map((body) => ({
      body,
      type: "application/x-www-form-urlencoded",
    })),
    boundary.chain((limit) =>
      damaged(fc.constant(multipartText(pairs, limit))).map((body) => ({
        body,
        type: `multipart/form-data; boundary=${limit}`,
      })),
    ),
    fc
      .constantFrom("multipart/form-data", "text/plain", "application/json", "", "multipart/x; =")
      .map((type) => ({ body: encodedText(pairs), type })),
  );

test(
  "whatever is posted to a page, the answer is a page without anything that was typed as markup",
  async () => {
    const requests = fc.constantFrom(...forms).chain(({ path, whole }) =>
      fc
        .record({
          suffix: fc.constantFrom("", "", "", "/", ".data", "?index", "?sent=1", "/x"),
          headers: fc.oneof({ weight: 9, arbitrary: ownHeaders(site.url) }, headersFor(site.url)),
          sent: mutatedRequest(whole).chain(encodings),
        })
        .map(({ suffix, headers, sent }) => ({
          method: "POST",
          path: path + suffix,
          headers: { ...headers, "Content-Type": sent.type },
          body: sent.body,
        })),
    );
    await fuzz("forms", 204, requests, async (request) => {
      const answer = await ask(site.url, request);
      expectSound(site.url, request, answer);
      expect(answer.status).toBeOneOf(documented);
      return String(answer.status);
    });
  },
  manyMinutes,
);
