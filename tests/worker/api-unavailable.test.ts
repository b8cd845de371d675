import { describe, expect, test } from "vitest";
import { deadAddress } from "../support/failing-backend.ts";
import { postJson, wholeRequests } from "./requests.ts";
import { useWorkerd } from "./workerd.ts";

const dead = await deadAddress();

describe("with a backend that is not there", () => {
  const site = useWorkerd(() => ({ BACKEND_URL: dead }));

  test.each(wholeRequests)("a $form request is a 502", async ({ path, body }) => {
    const answer = await postJson(site, path, body);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await answer.text()).not.toContain(new URL(dead).port);
  });
});

describe("without a backend", () => {
  const site = useWorkerd(() => ({ BACKEND_URL: "" }));

  test.each(wholeRequests)("a $form request is a 503 and leaves nothing behind", async (row) => {
    const answer = await postJson(site, row.path, row.body);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("Backend URL saknas");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await (await site.kv()).list()).keys).toEqual([]);
  });
});
