import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { PageKey } from "../domain/pages/pages.ts";
import { legalKeys, legalPathOf, pageKeys, slugsOf } from "../domain/pages/routes.ts";

const modules: Record<PageKey, string> = {
  home: "home/home",
  about: "about/about",
  laplandPackages: "packages/lapland-packages",
  huskyTour: "experiences/husky-tour",
  snowmobileSafari: "experiences/snowmobile-safari",
  northernLights: "experiences/northern-lights",
  accommodation: "experiences/accommodation",
  gallery: "gallery/gallery",
  contact: "contact/contact",
  book: "book/book",
  plan: "plan/plan",
};

export default [
  route(":lang", "layout/layout.tsx", pageKeys.flatMap(routesOf)),
  layout("layout/layout.tsx", { id: "layout-without-language" }, [
    ...legalKeys.map((page) => route(legalPathOf(page), "pages/legal/legal.tsx", { id: page })),
  ]),
];

// A page answers on all its slugs under every prefix; the gateway has already redirected the wrong ones. A slug is
// its route's id too, which every page carries.
function routesOf(page: PageKey): RouteConfigEntry[] {
  const module = `pages/${modules[page]}.tsx`;
  return slugsOf(page).map((slug) =>
    slug ? route(slug, module, { id: slug }) : index(module, { id: page }),
  );
}
