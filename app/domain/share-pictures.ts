import { type AnyPage, factsOf } from "./pages.ts";

/** Pixels of every picture under /og, which media/list.ts lists. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of a picture under /og, as "/og/about.jpg". */
export const sharePictureAddress = (name: string) => `/og/${name}.jpg`;

/** The picture that a messenger shows with a link to a page. SPEC 2.4 (default share images), docs/decisions/0010. */
export function sharePictureOf(page: AnyPage): string {
  return sharePictureAddress(factsOf(page).sharePicture ?? "default");
}
