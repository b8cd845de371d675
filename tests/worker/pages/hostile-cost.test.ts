import fc from "fast-check";
import { test } from "vitest";
import { formFields, inputFromForm, typedValues } from "#domain/booking/form-input.ts";
import type { FormName } from "#domain/booking/submission.ts";
import { resolveAddress } from "#domain/pages/addresses.ts";
import { parseEnv } from "../../../worker/config/env.ts";
import { acceptSubmission, type SubmitDeps } from "../../../worker/forms/accept-submission.ts";
import { clientNetwork } from "../../../worker/forms/client-network.ts";
import { isIdempotencyKey } from "../../../worker/forms/idempotency.ts";
import { negotiateLanguage } from "../../../worker/middleware/language.ts";
import { pageQuery } from "../../../worker/pages/page-handler.ts";
import { expectAboutAsCheap } from "../../support/cost.ts";
import { hostileTexts } from "../../support/hostile-texts.ts";
import { workingVars } from "../../support/working-vars.ts";
import { wholeRequests } from "../requests.ts";

const hostileInputs = 1000;
const formBytes = 64 * 1024;
const jsonBytes = 16 * 1024;
const headerBytes = 16 * 1024;

type Pairs = [string, string][];

/** Fields of a form that together have at most so many bytes: one long one, all alike, or very many. */
function hostilePairs(form: FormName, bytes: number): fc.Arbitrary<Pairs> {
  const names = formFields[form];
  const one = fc.tuple(fc.constantFrom(...names), hostileTexts(bytes)).map((pair) => [pair]);
  const alike = hostileTexts(bytes / names.length).map((text) => named(form, text));
  const many = fc
    .tuple(fc.constantFrom(...names, "x"), fc.constantFrom("", "9", "\0", "x"))
    .map((pair) => Array<[string, string]>(bytes / 16).fill(pair));
  return fc.oneof(
    { weight: 8, arbitrary: one },
    { weight: 2, arbitrary: alike },
    { weight: 2, arbitrary: many },
  );
}

const named = (form: FormName, text: string): Pairs => formFields[form].map((name) => [name, text]);

const plainPairs = (form: FormName, bytes: number) =>
  named(form, "a".repeat(bytes / formFields[form].length));

const deps: SubmitDeps = {
  config: parseEnv({
    ...workingVars,
    BACKEND_URL: "https://backend.example",
    RATE_LIMIT_MAX: "1000000000",
  }),
  outbox: () => ({
    keep: async () => ({ key: "kept", outcome: async () => ({ status: "delivered" }) }),
    has: async () => false,
    withdraw: async () => {},
    counts: async () => ({ waiting: 0, dead: 0, oldestSeconds: 0 }),
  }),
  waitUntil() {},
};

const submitted = (form: FormName, input: unknown) =>
  acceptSubmission({ form, input, isSpam: false, network: "203.0.113.1", requestId: "cost" }, deps);

test.each(wholeRequests)(
  "no $form form of the largest size costs much more than a plain one",
  async ({ form, body }) => {
    const formOf = (pairs: Pairs) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(body)) {
        for (const one of pairs.some(([each]) => each === name) ? [] : [value].flat())
          data.append(name, String(one));
      }
      for (const [name, value] of pairs) data.append(name, value);
      return data;
    };
    const hostile = fc.sample(hostilePairs(form, formBytes), hostileInputs).map(formOf);
    const read = async (data: FormData) => [
      await submitted(form, inputFromForm(form, data, "en")),
      typedValues(form, data),
    ];
    await expectAboutAsCheap(read, formOf(plainPairs(form, formBytes)), hostile);
  },
);

test.each(wholeRequests)(
  "no $form request of the largest size costs much more than a plain one",
  async ({ form, body }) => {
    const jsonOf = (pairs: Pairs) => {
      const lists = Object.groupBy(pairs, ([name]) => name);
      const values = Object.entries(lists).map(([name, all = []]) => {
        const texts = all.map(([, text]) => text);
        return [name, texts.length === 1 ? texts[0] : texts];
      });
      return JSON.stringify({ ...body, ...Object.fromEntries(values) });
    };
    const hostile = fc.sample(hostilePairs(form, jsonBytes), hostileInputs).map(jsonOf);
    const read = (json: string) => submitted(form, JSON.parse(json));
    await expectAboutAsCheap(read, jsonOf(plainPairs(form, jsonBytes)), hostile);
  },
);

test.each([
  ["path", (text: string) => resolveAddress(new URL(`http://a/${text}`).pathname, "en")],
  ["query", (text: string) => pageQuery("book", new URLSearchParams(text))],
  ["Accept-Language", (text: string) => negotiateLanguage(undefined, text)],
  ["CF-Connecting-IP", clientNetwork],
  ["Idempotency-Key", isIdempotencyKey],
])("no %s costs much more than a plain one of its size", async (_, read) => {
  const hostile = fc.sample(hostileTexts(headerBytes), hostileInputs);
  await expectAboutAsCheap(read, "a".repeat(headerBytes), hostile);
});
