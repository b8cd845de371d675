import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { av1Of, filesOf, films, quietSound } from "#domain/media/films.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { useSite } from "../../support/site.ts";
import { useWorkerd } from "../../support/workerd.ts";

const site = useSite();
const addresses = [...Object.values(films).flatMap(filesOf), quietSound];

const none: Record<string, string> = {};
const lastModified = "Sat, 21 Nov 2026 12:00:00 GMT";

test.each(addresses)("the worker answers for %s, and in byte ranges", async (path) => {
  const { assets } = readConfig({ config: "wrangler.toml" });
  const patterns = assets?.run_worker_first as string[];
  expect(patterns.some((pattern) => path.startsWith(pattern.replace(/\*$/, "")))).toBe(true);
  const file = readFileSync(`public${path}`);
  const answer = await site.get(path, { headers: { Range: "bytes=0-1" } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Type")).toBe(path === quietSound ? "audio/mp4" : "video/mp4");
  expect(answer.headers.get("Content-Range")).toBe(`bytes 0-1/${file.length}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(file.subarray(0, 2));
});

// One film of each kind, one at each address.
describe.each([films.home.src, av1Of(films.husky.src)])("%s", (path) => {
  const file = readFileSync(`public${path}`);
  const { length } = file;
  const get = (headers: Record<string, string>, method = "GET") =>
    site.get(path, { method, headers });
  const etag = async () => (await get({}, "HEAD")).headers.get("ETag") ?? "";

  test.each([
    ["bytes=0-1", 0, 1],
    ["bytes=0-", 0, length - 1],
    ["bytes=100-", 100, length - 1],
    ["bytes=-500", length - 500, length - 1],
    [`bytes=-${length + 1}`, 0, length - 1],
    [`bytes=${length - 1}-`, length - 1, length - 1],
    [`bytes=400000-${length * 2}`, 400_000, length - 1],
    ["bytes=65535-200000", 65_535, 200_000],
  ])("Range: %s is answered with the bytes %i to %i", async (range, first, last) => {
    const answer = await get({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${length}`);
    expect(answer.headers.get("Content-Length")).toBe(String(last + 1 - first));
    expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(file.subarray(first, last + 1))).toBe(true);
  });

  test.each([`bytes=${length}-`, `bytes=${length}-${length + 9}`, "bytes=-0"])(
    "Range: %s is none of the film: 416 says how long it is",
    async (range) => {
      const answer = await get({ Range: range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get("Content-Range")).toBe(`bytes */${length}`);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.text()).toBe("");
    },
  );

  test("a part comes only while the film is the one of which the visitor has the rest", async () => {
    const range = { Range: "bytes=10-19" };
    const current = await get({ ...range, "If-Range": await etag() });
    expect(current.status).toBe(206);
    expect(await current.arrayBuffer()).toHaveProperty("byteLength", 10);
    // The file tells no date of change, so that no date can be the right one.
    for (const other of ['"other"', `W/${await etag()}`, lastModified])
      expectWhole(await get({ ...range, "If-Range": other }));
  });

  test("If-None-Match comes before Range: what has not changed is not sent again", async () => {
    const headers = { "If-None-Match": await etag() };
    for (const range of [none, { Range: "bytes=0-1" }]) {
      const answer = await get({ ...headers, ...range });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe("");
    }
  });

  test("HEAD tells the whole film's length, with or without a range", async () => {
    for (const headers of [none, { Range: "bytes=0-1" }, { Range: `bytes=${length}-` }]) {
      const answer = await get(headers, "HEAD");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Length")).toBe(String(length));
      expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
      expect(answer.headers.get("Content-Range")).toBeNull();
      expect(await answer.text()).toBe("");
    }
  });

  test("all answers are kept for an hour and carry the same headers as a picture", async () => {
    const names = ["content-security-policy", "x-content-type-options"];
    const picture = await site.get(largestPicture("clothing"), { method: "HEAD" });
    for (const headers of [none, { Range: "bytes=0-1" }]) {
      const answer = await get(headers);
      await answer.arrayBuffer();
      expect(answer.headers.get("Content-Type")).toBe("video/mp4");
      expect(answer.headers.get("ETag")).toMatch(/^"\w+"$/);
      for (const name of names) expect(answer.headers.get(name)).toBe(picture.headers.get(name));
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    }
  });

  async function expectWhole(answer: Response): Promise<void> {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Range")).toBeNull();
    expect(answer.headers.get("Content-Length")).toBe(String(length));
    expect(answer.headers.get("Accept-Ranges")).toBe("bytes");
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
  }
});

test("a film that is not there is not found, and films leave no line in the log", async () => {
  const before = site.logs().length;
  await (await site.get(films.home.src)).arrayBuffer();
  const missing = await site.get("/films/nothing.mp4", { headers: { Range: "bytes=0-1" } });
  expect(missing.status).toBe(404);
  await expect.poll(() => site.logs().length).toBe(before + 1);
});

describe("where the film is not there", () => {
  const empty = useWorkerd(() => ({}));

  test("the answer is the site's own, however long the visitor's headers are", async () => {
    const headers = { "Accept-Language": "x".repeat(16_000) };
    const answer = await empty.get(films.home.src, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});
