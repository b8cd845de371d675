import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingLimits } from "#domain/booking-limits.ts";
import { calendarPath } from "#domain/calendar.ts";
import { contactSubjects } from "#domain/contact-limits.ts";
import { languages } from "#domain/languages.ts";
import { outboxPath, type Undelivered } from "#domain/outbox.ts";
import { packageIds } from "#domain/packages.ts";
import type { FormName } from "#domain/submission.ts";
import { toldSteps, visitPathOf } from "#domain/visits.ts";
import { api } from "../../worker/api/index.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { bookableDay } from "../support/filling.ts";
import { useSite } from "../support/site.ts";
import { freshVisitor } from "../support/visitor.ts";
import { workingVars } from "../support/working-vars.ts";
import { mutatedRequest } from "./fuzz-bodies.ts";
import { bookingRequest, postForm, postJson, wholeRequests } from "./requests.ts";

interface Described {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: object }>;
}

interface Operation {
  responses: Record<string, Described>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<FormName, { post: Operation & { parameters: Parameter[] } }>;
  components: { schemas: Record<string, { properties: Record<string, { description: string }> }> };
}

interface Parameter {
  name: string;
  required: boolean;
  schema: object;
}

const backend = useFailingBackend();
const site = useSite(() => ({ BACKEND_URL: backend.url, BACKEND_TOKEN: "s3cret" }));
const address = "/openapi.json";
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
let description: Description;

beforeAll(async () => {
  description = (await (await site.get(address)).json()) as Description;
  ajv.addSchema({ ...description, $id: "site" });
});

function problemsIn(schema: object, value: unknown): unknown {
  const inside = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"site#/'));
  return ajv.validate(inside, value) ? [] : ajv.errors;
}

function schemaNamed(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

/** Holds an answer against what the description says of it. */
async function expectDescribed(path: string, method: string, answer: Response): Promise<void> {
  const what = `${method} ${path} ${answer.status}`;
  const told = description.paths[path]?.[method]?.responses[answer.status];
  expect(told, what).toBeDefined();
  for (const [name, { required }] of Object.entries(told?.headers ?? {})) {
    if (required) expect(answer.headers.get(name), `${what} ${name}`).not.toBeNull();
  }
  const type = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
  const body = await answer.text();
  if (!told?.content) return expect(body, what).toBe("");
  expect(Object.keys(told.content), what).toContain(type);
  const value = type.endsWith("json") ? JSON.parse(body) : body;
  expect(problemsIn(told.content[type]?.schema ?? {}, value), what).toEqual([]);
}

test("the description is a file of JSON that any program may keep and ask for anew", async () => {
  const answer = await site.get(address);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  const again = await site.get(address, {
    headers: { "If-None-Match": answer.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("the description is valid OpenAPI 3.1 and explains every field", async () => {
  const { valid, errors } = await new Validator().validate({ ...description });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  for (const name of ["ContactMessage", "BookingRequest", "Wish"]) {
    const { properties } = description.components.schemas[name] ?? { properties: {} };
    expect(Object.keys(properties).length).toBeGreaterThan(5);
    for (const property of Object.values(properties)) expect(property.description).toMatch(/\w/);
  }
});

const json = { Accept: "application/json" };
const large = { message: "x".repeat(20_000) };
const accepting = (headers: Record<string, string>) => [headers, { ...headers, ...json }];
const wish = { reference: "RL-7K3M-Q2XD", ...bookingRequest, numAdults: "2", numChildren: "2" };
const fieldsOf = (fields: object) =>
  Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);

const takenNames = { contact: "ContactMessage", booking: "BookingRequest" };
const relayedNames = { contact: "RelayedContactMessage", booking: "RelayedBookingRequest" };

const word = fc.stringMatching(/^[a-zåäöłß][a-zåäöłß '-]{0,40}[a-z]$/);
const email = fc.stringMatching(/^[a-z0-9]{1,20}@[a-z]{1,12}\.example$/);
const phone = fc.stringMatching(/^\+?[0-9]{7,12}$/);
const { adults, children, childAge } = bookingLimits;
const ages = fc.array(fc.integer(childAge), { maxLength: children.max });

/** Bodies that the description allows, its words on fields that belong together included. */
const allowed: Record<FormName, fc.Arbitrary<object>> = {
  contact: fc.record(
    {
      name: word,
      email,
      subject: fc.constantFrom(...contactSubjects),
      message: word,
      phone,
      unknown: fc.anything(),
    },
    { requiredKeys: ["name", "email", "message"] },
  ),
  booking: ages.chain((childrenAges) =>
    fc.record({
      client_name: word,
      email,
      phone,
      package: fc.constantFrom(...packageIds),
      date: fc.constant(bookableDay),
      numAdults: fc.integer(adults),
      numChildren: fc.constant(childrenAges.length),
      childrenAges: fc.constant(childrenAges),
      consent: fc.constant("yes"),
      locale: fc.constantFrom(...languages),
    }),
  ),
};

describe.each(wholeRequests)("of a $form request", ({ form, path, body }) => {
  const told = () => Object.keys(description.paths[path]?.post?.responses ?? {});
  const seen = new Set<string>();

  async function ask(sent: unknown, headers: Record<string, string> = {}) {
    for (const each of accepting(headers)) {
      const answer = await postJson(site, path, sent, each);
      seen.add(String(answer.status));
      await expectDescribed(path, "post", answer);
    }
  }

  test("every answer is as described", async () => {
    await ask(body);
    await ask("{");
    await ask(body, { "Idempotency-Key": "?" });
    await ask(body, { Origin: "https://elsewhere.example" });
    await ask(large);
    await ask(body, { "Content-Type": "text/plain" });
    for (const wrong of [{}, [], null, { ...body, email: "no" }]) await ask(wrong);
    const visitor = freshVisitor();
    for (let time = 0; time < 6; time++)
      await ask({ ...body, email: `${time}@x.example` }, visitor);
    backend.behave({ status: 503 });
    await ask(body);
    backend.behave({ status: 422 });
    await ask(body);
    const alone = gateway({ BACKEND_URL: "" });
    const answer = await alone(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...freshVisitor() },
      body: JSON.stringify(body),
    });
    seen.add(String(answer.status));
    await expectDescribed(path, "post", answer);
    expect([...seen].sort()).toEqual(told().sort());
  });

  test("what the backend gets is as described", async () => {
    const headers = { "Content-Language": "pl" };
    await postJson(site, path, { ...body, email: "backend@x.example" }, headers);
    await postJson(site, path, { ...body, email: "without@x.example" });
    const sent = backend.received.filter((each) => each.path === path);
    expect(sent).toHaveLength(2);
    const { parameters } = description.webhooks[form].post;
    for (const { headers: got, body: relayed } of sent) {
      expect(problemsIn(schemaNamed(relayedNames[form]), JSON.parse(relayed))).toEqual([]);
      expect(got.authorization).toBe("Bearer s3cret");
      for (const { name, required, schema } of parameters) {
        const value = got[name.toLowerCase()];
        if (required || value !== undefined) expect(problemsIn(schema, value), name).toEqual([]);
      }
    }
    // A message says nothing of its language, a booking does.
    const own = "locale" in body ? body.locale : undefined;
    expect(sent.map(({ headers: got }) => got["content-language"])).toEqual(["pl", own]);
  });

  test("whatever the description allows is taken, and reaches the backend as described", async () => {
    await fc.assert(
      fc.asyncProperty(allowed[form], async (sent) => {
        expect(problemsIn(schemaNamed(takenNames[form]), sent)).toEqual([]);
        const answer = await postJson(site, path, sent);
        expect([answer.status, await answer.text()]).toEqual([200, "Received"]);
        const own = backend.received.filter((each) => each.path === path);
        const relayed = JSON.parse(own.at(-1)?.body ?? "");
        expect(problemsIn(schemaNamed(relayedNames[form]), relayed)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test("whatever is refused or taken, the answer and what the backend gets are as described", async () => {
    await fc.assert(
      fc.asyncProperty(mutatedRequest(body), async (pairs) => {
        const before = backend.received.length;
        const answer = await postJson(site, path, Object.fromEntries(pairs), json);
        await expectDescribed(path, "post", answer);
        // What was kept before may be tried again meanwhile.
        const own = backend.received.slice(before).filter((each) => each.path === path);
        for (const { body: relayed } of own) {
          expect(problemsIn(schemaNamed(relayedNames[form]), JSON.parse(relayed))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("a body that the description forbids is refused", async () => {
  const wrong = [
    ["contact", { name: "" }],
    ["contact", { email: "nobody" }],
    ["contact", { subject: "spam" }],
    ["contact", { message: undefined }],
    ["contact", { contactByPhone: "yes" }],
    ["booking", { client_name: "A" }],
    ["booking", { phone: "12345" }],
    ["booking", { package: "9-day" }],
    ["booking", { date: undefined }],
    ["booking", { numAdults: 0 }],
    ["booking", { numChildren: 21 }],
    ["booking", { childrenAges: [4, 18] }],
    ["booking", { consent: "no" }],
    ["booking", { locale: "xx" }],
  ] as const;
  for (const [form, change] of wrong) {
    const { path, body } = wholeRequests.find((row) => row.form === form) ?? wholeRequests[0];
    const sent = JSON.parse(JSON.stringify({ ...body, ...change }));
    expect(problemsIn(schemaNamed(takenNames[form]), sent), JSON.stringify(change)).not.toEqual([]);
    expect((await postJson(site, path, sent)).status, JSON.stringify(change)).toBe(422);
  }
});

test("every answer with a calendar file, or without one, is as described", async () => {
  const told = Object.keys(description.paths[calendarPath]?.post?.responses ?? {});
  const seen = new Set<string>();
  expect(problemsIn(schemaNamed("Wish"), { ...wish, numAdults: 2, numChildren: 2 })).toEqual([]);
  const asked: [object, Record<string, string>][] = [
    [wish, {}],
    [{ ...wish, reference: "x" }, {}],
    [wish, { Origin: "https://elsewhere.example" }],
    [{ ...wish, ...large }, {}],
    [wish, { "Content-Type": "multipart/form-data" }],
  ];
  for (const [fields, headers] of asked) {
    for (const each of accepting(headers)) {
      const answer = await postForm(site, calendarPath, fieldsOf(fields), each);
      seen.add(String(answer.status));
      await expectDescribed(calendarPath, "post", answer);
    }
  }
  expect([...seen].sort()).toEqual(told.sort());
});

const undelivered: Undelivered = {
  ...{ key: "some-key", form: "booking", state: "dead", attempts: 3, language: "" },
  ...{ keptAt: 1, dueAt: 2, cause: null, body: bookingRequest },
};
const counts = { waiting: 0, dead: 1, oldestSeconds: 0 };
const OUTBOX_TOKEN = "outboxes-".repeat(3);

/** The site's API in this process, over an outbox that holds one request; it knows that and no other key. */
function gateway(vars: Record<string, string>, { isBroken = false } = {}) {
  const unused = () => Promise.reject(new Error("unused"));
  const keeper = {
    counts: () => (isBroken ? unused() : Promise.resolve(counts)),
    list: async () => ({ ...counts, requests: [undelivered] }),
    show: async (key: string) => (key === undelivered.key ? undelivered : null),
    replay: async (key: string) =>
      key === undelivered.key ? { state: "waiting" as const, cause: "503" } : null,
    replayAll: async () => 1,
    discard: async (key: string) => key === undelivered.key,
  };
  const app = api(() => ({ keep: unused, withdraw: unused, has: unused, ...keeper }));
  const scope = { waitUntil() {}, passThroughOnException() {}, props: {} };
  return async (path: string, init: RequestInit = {}) =>
    app.request(path, init, { ...workingVars, ...vars }, scope);
}

test("every answer about the outbox is as described", async () => {
  const ask = gateway({ OUTBOX_TOKEN });
  const headers = { Authorization: `Bearer ${OUTBOX_TOKEN}` };
  const one = `${outboxPath}/{key}`;
  for (const [path, method] of [
    [outboxPath, "get"],
    [outboxPath, "post"],
    [one, "get"],
    [one, "post"],
    [one, "delete"],
  ] as const) {
    const at = (key: string) => path.replace("{key}", key);
    const init = { method: method.toUpperCase() };
    const found = await ask(at(undelivered.key), { ...init, headers });
    expect(found.ok, `${method} ${path}`).toBe(true);
    await expectDescribed(path, method, found);
    await expectDescribed(path, method, await ask(at("other"), { ...init, headers }));
    const unknown = await ask(at(undelivered.key), init);
    expect(unknown.status).toBe(401);
    await expectDescribed(path, method, unknown);
    await expectDescribed(
      path,
      method,
      await gateway({})(at(undelivered.key), { ...init, headers }),
    );
  }
});

test.each(toldSteps.map(visitPathOf))("what %s answers is as described", async (path) => {
  for (const [Origin, status] of [
    [site.url, 204],
    ["https://elsewhere.example", 403],
  ] as const) {
    const answer = await site.post(path, { headers: { Origin } });
    expect(answer.status).toBe(status);
    await expectDescribed(path, "post", answer);
  }
});

test("health is as described, well or not", async () => {
  const path = "/api/health";
  const well = await site.get(path);
  const ill = await gateway({})(path);
  const broken = await gateway({}, { isBroken: true })(path);
  expect([well, ill, broken].map(({ status }) => status)).toEqual([200, 503, 503]);
  for (const answer of [well, ill, broken]) await expectDescribed(path, "get", answer);
});
