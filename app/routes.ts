import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { PageKey } from "./domain/pages.ts";
import { legalKeys, legalPathOf, pageKeys, slugsOf } from "./domain/routes.ts";

export default [
  route(":lang", "pages/layout.tsx", pageKeys.flatMap(routesOf)),
  layout("pages/layout.tsx", { id: "layout-without-language" }, [
    ...legalKeys.map((page) => route(legalPathOf(page), "pages/legal.tsx", { id: page })),
  ]),
];

// A page answers on all its slugs under every prefix; the gateway has already redirected the wrong ones. A slug is
// its route's id too, which every page carries.
function routesOf(page: PageKey): RouteConfigEntry[] {
  const module = `pages/${inKebabCase(page)}.tsx`;
  return slugsOf(page).map((slug) =>
    slug ? route(slug, module, { id: slug }) : index(module, { id: page }),
  );
}

function inKebabCase(page: PageKey): string {
  return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
