import { expect, test } from "vitest";
import { parseRange, sliceStream } from "../../../worker/middleware/films.ts";

const length = 1000;

test.each([
  ["bytes=0-1", 0, 1],
  ["bytes=100-", 100, 999],
  ["bytes=-500", 500, 999],
  ["bytes=-5000", 0, 999],
  ["bytes=999-999", 999, 999],
  ["bytes=990-5000", 990, 999],
  ["bytes=0-99999999999999999999", 0, 999],
  ["Bytes=0-1", 0, 1],
])("%s of 1000 bytes is %i to %i", (header, first, last) => {
  expect(parseRange(header, length)).toEqual({ first, last });
});

test.each(["bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999-"])(
  "%s is none of 1000 bytes",
  (header) => expect(parseRange(header, length)).toBe("unsatisfiable"),
);

test.each(["bytes=0-", "bytes=-1", "bytes=0-0"])("%s is none of an empty file", (header) => {
  expect(parseRange(header, 0)).toBe("unsatisfiable");
});

test.each([
  null,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=5-3",
  "bytes=a-b",
  "bytes=0-1,5-6",
  "bytes=0-1, -5",
  "bytes=0 - 1",
  "bytes=0x0-0x1",
  "bytes=-1-2",
  "bytes=+0-1",
  "items=0-1",
  "0-1",
])("%s asks for the whole file", (header) => {
  expect(parseRange(header, length)).toBeUndefined();
});

test.each([
  [0, 1],
  [1, 2],
  [3, 9],
  [4, 7],
  [0, 11],
  [11, 11],
])("bytes %i to %i are cut out, wherever the chunks end", async (first, last) => {
  const bytes = Uint8Array.from({ length: 12 }, (_, index) => index);
  for (const size of [1, 3, 4, 5, 12]) {
    const slice = sliceStream(inChunks(bytes, size), { first, last });
    expect(await bytesOf(slice)).toEqual(bytes.slice(first, last + 1));
  }
});

test("what comes after a range is never read", async () => {
  const kilobyte = 1024;
  let read = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    type: "bytes",
    pull(controller) {
      read += kilobyte;
      controller.enqueue(new Uint8Array(kilobyte));
    },
    cancel() {
      isCancelled = true;
    },
  });
  const slice = sliceStream(endless, { first: 10 * kilobyte, last: 20 * kilobyte });
  expect(await bytesOf(slice)).toHaveLength(10 * kilobyte + 1);
  await expect.poll(() => isCancelled).toBe(true);
  expect(read).toBeLessThan(30 * kilobyte);
});

test("a file that ends before its range does is an error, not a shorter part", async () => {
  const slice = sliceStream(inChunks(new Uint8Array(12), 5), { first: 4, last: 12 });
  await expect(bytesOf(slice)).rejects.toThrow("ends before");
});

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

function inChunks(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: "bytes",
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}
