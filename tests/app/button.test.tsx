import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { Button, ButtonAnchor, ButtonLink } from "../../app/ui/button.tsx";
import { attributesOf, hrefsIn, one, parsePage } from "../support/html.ts";
import { WithWords } from "../support/with-words.tsx";

const classOf = (html: string) => parsePage(html).querySelector("[class]")?.classList.value;
const look = (name: string) => expect.stringMatching(new RegExp(`(^|_)${name}(_|$)`));

test.each(["primary", "secondary", "outline"] as const)("a button can be %s", (variant) => {
  const others = ["primary", "secondary", "outline"].filter((other) => other !== variant);
  const classes = classOf(renderToString(<Button variant={variant}>Go</Button>));
  expect(classes).toContainEqual(look(variant));
  for (const other of others) expect(classes).not.toContainEqual(look(other));
});

test("a button is primary and of medium size unless it is told otherwise", () => {
  const plain = renderToString(<Button>Go</Button>);
  expect(plain).toBe(
    renderToString(
      <Button variant="primary" size="medium">
        Go
      </Button>,
    ),
  );
  expect(classOf(renderToString(<Button size="small">Go</Button>))).toContainEqual(look("small"));
  expect(classOf(renderToString(<Button size="large">Go</Button>))).toContainEqual(look("large"));
  expect(classOf(plain)).not.toContainEqual(look("small"));
  expect(classOf(plain)).not.toContainEqual(look("large"));
});

test("a disabled button is inactive, without a spinner", () => {
  const html = renderToString(<Button disabled>Go</Button>);
  expect(one(parsePage(html), "button").hasAttribute("disabled")).toBe(true);
  expect(html).not.toContain("<svg");
});

test("a loading button is inactive and shows a spinner", () => {
  const page = parsePage(renderToString(<Button loading>Go</Button>));
  expect(attributesOf(page, "button")).toMatchObject([{ disabled: "", "aria-busy": "true" }]);
  expect(page.querySelectorAll("button svg[class*=spinner]")).toHaveLength(1);
});

test("a button that is neither is active", () => {
  const html = renderToString(<Button>Go</Button>);
  expect(html).not.toMatch(/disabled=|aria-busy|<svg/);
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
