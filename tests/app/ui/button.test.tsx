import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { Button, ButtonAnchor, ButtonLink } from "../../../app/ui/button.tsx";
import { attributesOf, hrefsIn, parsePage } from "../../support/html.ts";
import { WithWords } from "../../support/with-words.tsx";

const classOf = (html: string) => parsePage(html).querySelector("[class]")?.classList.value;
const look = (name: string) => expect.stringMatching(new RegExp(`(^|_)${name}(_|$)`));

test("a loading button is inactive and shows a spinner", () => {
  const page = parsePage(renderToString(<Button loading>Go</Button>));
  expect(attributesOf(page, "button")).toMatchObject([{ disabled: "", "aria-busy": "true" }]);
  expect(page.querySelectorAll("button svg[class*=spinner]")).toHaveLength(1);
});

test("a button can lead to a page of the site, in the language around it", () => {
  const html = render(
    <ButtonLink page="huskyTour" variant="outline">
      Go
    </ButtonLink>,
  );
  expect(html).toContain(`href="${pathOf("huskyTour", "sv")}"`);
  expect(classOf(html)).toContainEqual(look("outline"));
});

test("a button can lead to an address outside the pages", () => {
  const html = renderToString(<ButtonAnchor href="tel:+46701740605">Call</ButtonAnchor>);
  expect(hrefsIn(parsePage(html))).toEqual(["tel:+46701740605"]);
  expect(classOf(html)).toContainEqual(look("primary"));
});

function render(children: ReactNode): string {
  return renderToString(
    <MemoryRouter>
      <WithWords language="sv">{children}</WithWords>
    </MemoryRouter>,
  );
}
