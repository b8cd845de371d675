import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseConfig } from "../../../worker/config/env.ts";
import { limitVisitor } from "../../../worker/forms/rate-limit.ts";
import { workingVars } from "../../support/working-vars.ts";
import { countAndWrite } from "../counter.ts";

const options = { max: 2, windowSeconds: 600, now: 1_800_000_000_000 };
const warnings = vi.spyOn(console, "warn");

beforeEach(() => warnings.mockImplementation(() => {}));
afterEach(() => warnings.mockReset());

/** A KV over a Map that fails on get, on put, on both or on neither. */
function failingKv(failing: "get" | "put" | "both" | "neither") {
  const counts = new Map<string, string>();
  const fails = (side: "get" | "put") => failing === side || failing === "both";
  return {
    counts,
    kv: {
      async get(key: string) {
        if (fails("get")) throw new Error("KV is down");
        return counts.get(key) ?? null;
      },
      async put(key: string, value: string) {
        if (fails("put")) throw new Error("KV is down");
        counts.set(key, value);
      },
    } as unknown as KVNamespace,
  };
}

test.each(["get", "put", "both"] as const)(
  "where KV fails on %s this isolate counts alone, and the log says so",
  async (failing) => {
    const { kv } = failingKv(failing);
    for (const allowed of [true, true, false, false]) {
      expect((await countAndWrite(kv, "visitor", options)).allowed).toBe(allowed);
    }
    expect((await countAndWrite(kv, "other", options)).allowed).toBe(true);
    expect(warnings).toHaveBeenCalled();
    expect(JSON.parse(String(warnings.mock.calls[0]?.[0]))).toMatchObject({
      event: "rate-limit",
      cause: "Error: KV is down",
    });
  },
);

test("a KV that hangs costs a second; then this isolate counts alone, and the log says so", async () => {
  vi.useFakeTimers();
  try {
    const { kv } = failingKv("neither");
    kv.get = vi.fn(() => new Promise<never>(() => {}));
    const limits = {
      config: parseConfig({ ...workingVars, RATE_LIMIT: kv, RATE_LIMIT_MAX: "2" }),
      kv,
    };
    const send = () => limitVisitor({ ...limits, waitUntil() {} }, "visitor", "its neighbours");
    const asked = [send(), send(), send()];
    await vi.advanceTimersByTimeAsync(1_000);
    const states = await Promise.all(asked);
    expect(states.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  } finally {
    vi.useRealTimers();
  }
  expect(JSON.parse(String(warnings.mock.calls[0]?.[0]))).toEqual({
    event: "rate-limit",
    step: "read",
    cause: "TimeoutError: no answer within 1000 ms",
  });
});

test.each(["nonsense", "", "NaN", "-1", "null"])(
  "a count that reads %j lets the visitor pass",
  async (value) => {
    const { kv, counts } = failingKv("neither");
    const window = Math.floor(options.now / 1000 / options.windowSeconds);
    counts.set(`visitor:${window}`, value);
    expect((await countAndWrite(kv, "visitor", options)).allowed).toBe(true);
  },
);

test("a KV that shows nothing of the last minutes gives nothing away at a window's border", async () => {
  const { kv, counts } = failingKv("neither");
  const at = async (seconds: number) => {
    counts.clear();
    return countAndWrite(kv, "visitor", { ...options, now: options.now + seconds * 1000 });
  };
  expect((await at(598)).allowed).toBe(true);
  expect((await at(599)).allowed).toBe(true);
  expect((await at(600)).allowed).toBe(false);
});

test("where no KV is bound the isolate counts alone, and the log names the binding", async () => {
  const limits = { config: parseConfig({ ...workingVars }), waitUntil() {} };
  expect(warnings.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: "configuration", cause: expect.stringContaining("RATE_LIMIT is missing") },
  ]);
  const { max } = limits.config.rateLimit;
  for (let request = 0; request < max; request++) {
    expect((await limitVisitor(limits, "nobody's KV")).allowed).toBe(true);
  }
  expect((await limitVisitor(limits, "nobody's KV")).allowed).toBe(false);
});

test("a limit for bursts that fails refuses nobody, and the log says so", async () => {
  const burst = { limit: () => Promise.reject(new Error("no limit today")) };
  const { kv } = failingKv("neither");
  const limits = { config: parseConfig({ ...workingVars, RATE_LIMIT: kv }), kv, burst };
  expect(await limitVisitor({ ...limits, waitUntil() {} }, "visitor")).toMatchObject({
    allowed: true,
    remaining: 4,
  });
  expect(JSON.parse(String(warnings.mock.calls[0]?.[0]))).toEqual({
    event: "rate-limit",
    step: "burst",
    cause: "Error: no limit today",
  });
});

test("a limit for bursts that hangs costs a second and refuses nobody, and the log says so", async () => {
  vi.useFakeTimers();
  try {
    const burst = { limit: () => new Promise<never>(() => {}) };
    const { kv } = failingKv("neither");
    const limits = { config: parseConfig({ ...workingVars, RATE_LIMIT: kv }), kv, burst };
    const asked = limitVisitor({ ...limits, waitUntil() {} }, "visitor");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toMatchObject({ allowed: true, remaining: 4 });
  } finally {
    vi.useRealTimers();
  }
  expect(JSON.parse(String(warnings.mock.calls[0]?.[0]))).toEqual({
    event: "rate-limit",
    step: "burst",
    cause: "TimeoutError: no answer within 1000 ms",
  });
});

test("whom the neighbourhood's limit refuses has used up nothing of the own", async () => {
  const { kv } = failingKv("neither");
  const limits = { config: parseConfig({ ...workingVars, RATE_LIMIT: kv }), kv, waitUntil() {} };
  for (let other = 0; other < 50; other++) await limitVisitor(limits, `n${other}`, "neighbours");
  for (let time = 0; time < 7; time++) {
    expect((await limitVisitor(limits, "own", "neighbours")).policy).toBe("network");
  }
  expect(await limitVisitor(limits, "own")).toMatchObject({ allowed: true, remaining: 4 });
});
