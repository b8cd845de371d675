import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { legalKeys, type PageKey } from "./domain/route-table.ts";
import { pageKeys, slugsOf } from "./domain/routes.ts";

const modules: Record<PageKey, string> = {
  home: "pages/home.tsx",
  about: "pages/about.tsx",
  laplandPackages: "pages/lapland-packages.tsx",
  huskyTour: "pages/husky-tour.tsx",
  snowmobileSafari: "pages/snowmobile-safari.tsx",
  northernLights: "pages/northern-lights.tsx",
  accommodation: "pages/accommodation.tsx",
  gallery: "pages/gallery.tsx",
  contact: "pages/contact.tsx",
  book: "pages/book.tsx",
};

export default [
  route(":lang", "pages/layout.tsx", pageKeys.flatMap(routesOf)),
  layout("pages/layout.tsx", { id: "layout-without-language" }, [
    ...legalKeys.map((page) => route(page, `pages/${page}.tsx`)),
  ]),
];

// A page answers on all its slugs under every prefix; the gateway has sent the other ones on.
function routesOf(page: PageKey): RouteConfigEntry[] {
  return slugsOf(page).map((slug) =>
    slug
      ? route(slug, modules[page], { id: `${page}/${slug}` })
      : index(modules[page], { id: page }),
  );
}
