import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { ownVars } from "../../support/own-vars.ts";
import { useSite } from "../../support/site.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { addresses, headersFor, methods } from "../fuzz-requests.ts";
import { ask, expectSound, fuzz, manyMinutes, withoutLimit } from "../fuzzing.ts";

const backend = useFailingBackend();
// Under the name of another host /api/health would tell of placeholders.
const vars = () => ({
  ...ownVars,
  ...withoutLimit,
  BACKEND_URL: backend.url,
  RATE_LIMIT_SECRET: "no secret of anybody's",
});

describe.each([
  ["the worker alone", 450, useWorkerd(vars)],
  ["the worker and its files", 102, useSite(vars)],
] as const)("%s", (name, count, site) => {
  test(
    "answers whatever address is asked for in whatever way",
    async () => {
      const requests = fc
        .constant(undefined)
        .chain(() =>
          fc.record({ method: methods, path: addresses, headers: headersFor(site.url) }),
        );
      await fuzz(name, count, requests, async (request) => {
        const answer = await ask(site.url, request);
        expectSound(site.url, request, answer);
        return String(answer.status);
      });
      expect((await site.get(pathOf("home", "en"))).status).toBe(200);
    },
    manyMinutes,
  );
});
