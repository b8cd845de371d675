import type { Field } from "@sveltia/cms";
import { type PictureName, pictureFile, pictureNames } from "../domain/media/pictures.ts";
import { labelOf } from "../tools/catalogue/labels.ts";
import type { Section } from "./page-sections.ts";

const inGallery = (name: PictureName) => name.startsWith("gallery/");

export const pictureSections: readonly Section[] = [
  {
    name: "page-pictures",
    label: "Pictures of the pages",
    paths: pictureNames.filter((name) => !inGallery(name)),
  },
  {
    name: "gallery-pictures",
    label: "Pictures of the gallery",
    paths: pictureNames.filter(inGallery),
  },
];

/** A field for each picture, for the photograph that takes its place. */
export function pictureFields({ paths }: Section): Field[] {
  return (paths as readonly PictureName[]).map((name) => {
    const { width, height, file } = pictureFile(name);
    return {
      name,
      label: labelOf(name.replace("gallery/", "").replace("-hero", ": top of the page")),
      widget: "image",
      required: false,
      choose_url: false,
      hint: `At least ${width} × ${height} pixels. [See the picture of today](${file(960, "webp")})`,
    } as Field;
  });
}
