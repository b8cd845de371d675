import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { PageLink, PageNavLink } from "../../../app/ui/page-link.tsx";
import { WithWords } from "../../support/with-words.tsx";

test("a link leads to its page in the language of the page", () => {
  const html = renderToString(
    <MemoryRouter>
      <WithWords language="pl" page="home">
        <PageLink page="book" search="?package=7-day">
          Zarezerwuj
        </PageLink>
      </WithWords>
    </MemoryRouter>,
  );
  expect(html).toContain(`href="${pathOf("book", "pl")}?package=7-day"`);
});

test("a link of a menu says which page is open", () => {
  const html = renderToString(
    <MemoryRouter>
      <WithWords language="sv" page="about">
        <PageNavLink page="about">Om oss</PageNavLink>
        <PageNavLink page="contact">Kontakt</PageNavLink>
      </WithWords>
    </MemoryRouter>,
  );
  expect(html.match(/<a[^>]*aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe("Om oss");
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
