import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { PageLink, PageNavLink } from "../../app/ui/page-link.tsx";
import { WithWords } from "../support/with-words.tsx";

test("the server writes a link as the router would", () => {
  const path = `${pathOf("book", "pl")}?package=7-day`;
  const own = (
    <PageLink page="book" search="?package=7-day" className="x">
      Zarezerwuj
    </PageLink>
  );
  const routers = (
    <Link to={path} className="x" discover="none">
      Zarezerwuj
    </Link>
  );
  const [ours = "", theirs = ""] = [own, routers].map((link) =>
    renderToString(
      <MemoryRouter>
        <WithWords language="pl" page="home">
          {link}
        </WithWords>
      </MemoryRouter>,
    ),
  );
  expect(sorted(ours)).toEqual(sorted(theirs));
});

test("a link of a menu says which page is open", () => {
  const html = renderToString(
    <WithWords language="sv" page="about">
      <PageNavLink page="about">Om oss</PageNavLink>
      <PageNavLink page="contact">Kontakt</PageNavLink>
    </WithWords>,
  );
  expect(html.match(/<a[^>]*aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe("Om oss");
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

// Attributes in any order.
function sorted(html: string): string[] {
  return html.split(/[\s<>]+/).sort();
}
