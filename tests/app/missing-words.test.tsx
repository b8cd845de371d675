import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { catalogueOf } from "#content/catalogues.server.ts";
import { ContentProvider, useText } from "#content/content-provider.tsx";
import type { MessageId } from "../../app/content/catalogue.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function Text({ id }: { id: string }) {
  return <p>{useText()(id as MessageId)}</p>;
}

function textOf(id: string): string {
  const shell = { header: catalogueOf("sv").header };
  return renderToString(
    <ContentProvider language="sv" shell={shell}>
      <Text id={id} />
    </ContentProvider>,
  );
}

test("a text is found by its key", () => {
  expect(textOf("header.about")).toBe(`<p>${catalogueOf("sv").header.about}</p>`);
});

test("a key without a text shows the key itself, and the console says so", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(textOf("header.nothing")).toBe("<p>header.nothing</p>");
  expect(String(log.mock.calls[0]?.[0])).toContain("header.nothing");
});
