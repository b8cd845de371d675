import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { getCatalogue } from "#words/catalogues.server.ts";
import { useContent, useText } from "#words/content-provider.tsx";
import type { MessageId } from "../../../app/words/catalogue.ts";
import { WithWords } from "../../support/with-words.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

function Text({ id }: { id: string }) {
  return <p>{useText()(id as MessageId)}</p>;
}

function textOf(id: string): string {
  return renderToString(
    <WithWords language="sv">
      <Text id={id} />
    </WithWords>,
  );
}

test("words that a page does not bring are an error that names page and words", () => {
  function HeroTitle() {
    return <p>{useContent("packages").hero.title}</p>;
  }
  const render = (page: "book" | "laplandPackages") =>
    renderToString(
      <WithWords language="sv" page={page}>
        <HeroTitle />
      </WithWords>,
    );
  expect(render("laplandPackages")).toContain(getCatalogue("sv").packages.hero.title);
  expect(() => render("book")).toThrow(/"book" does not bring the words "packages"/);
});

test("a key without a text shows the key itself, and the console says so", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(textOf("header.nothing")).toBe("<p>header.nothing</p>");
  expect(String(log.mock.calls[0]?.[0])).toContain("header.nothing");
});
