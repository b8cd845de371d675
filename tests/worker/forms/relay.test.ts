import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { relay } from "../../../worker/forms/relay.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";

const backend = useFailingBackend();
const request = {
  form: "contact",
  body: "{}",
  idempotencyKey: "key-1234",
  requestId: "id",
  attempt: 1,
} as const;
const backendToken = "key-1_2.3~4+5/=";
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
});
afterEach(() => void vi.restoreAllMocks());

test.each(["", "/", "/base", "/base/", "/base//", "/base?x=1", "?x=1", "/#part", "/base?x=1#part"])(
  "the backend's address may end in '%s': the path of the form is never lost",
  async (end) => {
    expect(await relay({ backendUrl: backend.url + end }, request)).toEqual({
      status: "delivered",
    });
    const base = end.startsWith("/base") ? "/base" : "";
    const query = end.includes("?") ? "?x=1" : "";
    expect(backend.received.map(({ path }) => path)).toEqual([`${base}/api/contact${query}`]);
  },
);

test("any 2xx is success, six statuses are a verdict on the request, any other failure may pass", async () => {
  const verdicts = [400, 409, 410, 413, 415, 422];
  for (let status = 200; status < 600; status++) {
    backend.behave({ status });
    const result = await relay({ backendUrl: backend.url }, request);
    const failure = verdicts.includes(status) ? "refused" : "unavailable";
    const expected = status < 300 ? "delivered" : failure;
    expect(result.status, String(status)).toBe(expected);
  }
});

test("an address that is none is an unavailable backend", async () => {
  expect(await relay({ backendUrl: "nowhere" }, request)).toMatchObject({ status: "unavailable" });
});

test("a token goes with the request, and none where there is none", async () => {
  await relay({ backendUrl: backend.url, backendToken }, request);
  await relay({ backendUrl: backend.url }, request);
  expect(backend.received.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${backendToken}`,
    undefined,
  ]);
});

test("the guest's language goes with the request where it is known", async () => {
  for (const language of ["pl", "", undefined] as const) {
    await relay({ backendUrl: backend.url }, { ...request, language });
  }
  expect(backend.received.map(({ headers }) => headers["content-language"])).toEqual([
    "pl",
    undefined,
    undefined,
  ]);
});

test("the token is in no line of the log and in no detail, even if the backend repeats it", async () => {
  for (const behaviour of [
    { status: 400, text: `you sent Authorization: Bearer ${backendToken}` },
    { status: 401, text: `${backendToken} is wrong` },
    { status: 302, headers: { Location: `/?token=${backendToken}` } },
    "drop",
  ] as const) {
    backend.behave(behaviour);
    const result = await relay({ backendUrl: backend.url, backendToken }, request);
    expect(result.status).not.toBe("delivered");
    expect(JSON.stringify(result)).not.toContain(backendToken);
  }
  await relay({ backendUrl: "http://127.0.0.1:1", backendToken }, request);
  expect(logged).toHaveLength(5);
  expect(logged.join()).not.toContain(backendToken);
});

test("what is bound is asked, and the address that is set besides counts for nothing", async () => {
  const asked: string[] = [];
  const backendOf = (answer: () => Response) =>
    ({
      async fetch(url: URL, { method, body, headers }: RequestInit & { headers: object }) {
        asked.push(`${method} ${url.pathname} ${body} ${Object.keys(headers)}`);
        return answer();
      },
    }) as unknown as Fetcher;
  const relayBy = (answer: () => Response) =>
    relay({ backend: backendOf(answer), backendUrl: backend.url }, request);
  expect(await relayBy(() => new Response())).toEqual({ status: "delivered" });
  expect(await relayBy(() => new Response("no", { status: 422 }))).toMatchObject({
    status: "refused",
  });
  const broken = () => {
    throw new Error("not deployed");
  };
  expect(await relayBy(broken)).toMatchObject({ status: "unavailable" });
  expect(asked).toEqual(Array(3).fill("POST /api/contact {} Content-Type,Idempotency-Key"));
  expect(backend.received).toEqual([]);
});
