import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { rawRequest } from "../support/raw-request.ts";
import { useSite } from "../support/site.ts";
import { send } from "./requests.ts";

const site = useSite();

/** Waits until the log has the line of an answer, and gives all lines so far. */
async function linesWith(id: unknown): Promise<string[]> {
  const isTold = (line: string) => line.includes(String(id)) && line.includes('"request"');
  await expect.poll(() => site.logs().some(isTold)).toBe(true);
  return site.logs();
}

test("a body that is no form is its sender's fault: nobody is alarmed by an exception", async () => {
  const answer = await send(site, pathOf("contact", "en"), { body: "x" });
  expect(answer.status).toBe(415);
  const lines = await linesWith(answer.headers.get("X-Request-Id"));
  expect(lines.filter((line) => line.includes("exception"))).toEqual([]);
});

test.each(["/%ff/Anna.Berg.data", "/de/Anna-Berg.data", "/_.data", "/en/packages.data"])(
  "the data request %s asks for no page: it is plainly not found, and its path in no line of log",
  async (path) => {
    const { status, headers } = await rawRequest(site.url, path);
    expect([status, headers["content-type"]]).toEqual([404, "text/plain; charset=UTF-8"]);
    const lines = await linesWith(headers["x-request-id"]);
    expect(lines.filter((line) => /Anna|exception|decoded/.test(line))).toEqual([]);
  },
);
