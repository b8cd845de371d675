import { afterEach, expect, test, vi } from "vitest";
import { handOverId, readOnce, writeOnce, writtenOnce } from "#content/hand-over.ts";

const words = { title: 'Snow & "ice"', list: ["</script><b>"] } as never;

afterEach(() => vi.unstubAllGlobals());

test("a page brings each value that its data names once, and nothing else", () => {
  const named = [writeOnce("en/one", words), writeOnce("en/two", { two: 2 })];
  writeOnce("sv/one", { other: "page" });
  const data = [{ catalogue: named[0], page: "one" }, undefined, { a: named[1], b: named[0] }];
  expect(JSON.parse(writtenOnce(data))).toEqual({ "en/one": words, "en/two": { two: 2 } });
});

test("no text of a value can end the element that holds it", () => {
  writeOnce("en/tag", words);
  expect(writtenOnce([{ catalogue: "en/tag" }])).not.toContain("<");
});

test("at the edge a name stands for the very object that it was given for", () => {
  expect(readOnce(writeOnce("en/same", words))).toBe(words);
});

test("in a browser a name stands for what the page brought, always the same object", () => {
  const brought = { textContent: '{"pl/shell":{"site":"śnieg"}}' };
  const asked: string[] = [];
  vi.stubGlobal("document", {
    getElementById: (id: string) => {
      asked.push(id);
      return brought;
    },
  });
  const read = readOnce<object>("pl/shell");
  expect(read).toEqual({ site: "śnieg" });
  expect(readOnce("pl/shell")).toBe(read);
  expect(asked).toEqual([handOverId]);
});

test("a name that is given to another value stands for that one", () => {
  writeOnce("en/changed", { title: "before" });
  writeOnce("en/changed", { title: "after" });
  expect(writtenOnce([{ catalogue: "en/changed" }])).toBe('{"en/changed":{"title":"after"}}');
});

test("what is no name is the value itself", () => {
  expect(readOnce(words)).toBe(words);
});

test("a name that no page brought is told", () => {
  vi.stubGlobal("document", { getElementById: () => null });
  expect(() => readOnce("en/nowhere")).toThrow('"en/nowhere" is not in what this page brought');
});
