import { heroPictureOf } from "./hero-picture.ts";
import { type AnyPage, factsOf, pages } from "./pages.ts";
import type { PictureName } from "./pictures.ts";

/** Pixels of every picture under /og. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Every picture under /og: the name of its file, and the picture of the site from which it is cut. */
export const sharePictures: Readonly<Record<string, PictureName>> = Object.fromEntries([
  ["default", heroPictureOf("home")],
  ...(Object.keys(pages) as AnyPage[]).flatMap((page) => {
    const { sharePicture } = factsOf(page);
    return sharePicture ? [[sharePicture, heroPictureOf(page)] as const] : [];
  }),
]);

/** The address of a picture under /og, as "/og/about.jpg". */
export const sharePictureAddress = (name: string) => `/og/${name}.jpg`;

/** The picture that a messenger shows with a link to a page. SPEC 2.4 (default share images), docs/decisions/0010. */
export function sharePictureOf(page: AnyPage): string {
  return sharePictureAddress(factsOf(page).sharePicture ?? "default");
}
