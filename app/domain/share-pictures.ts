import type { LegalKey, PageKey } from "./route-table.ts";

/** Pixels of every picture under /og. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const pictures: Partial<Record<PageKey | LegalKey, string>> = {
  about: "/og/about.jpg",
  laplandPackages: "/og/packages.jpg",
  gallery: "/og/gallery.jpg",
  huskyTour: "/og/husky-ride.jpg",
  snowmobileSafari: "/og/husky-ride.jpg",
  northernLights: "/og/husky-ride.jpg",
  accommodation: "/og/husky-ride.jpg",
};

/** The picture that a messenger shows with a link to a page. SPEC 2.4 (default share images). */
export function sharePictureOf(page: PageKey | LegalKey): string {
  return pictures[page] ?? "/og/default.jpg";
}
