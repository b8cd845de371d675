import { droppedFile, folders } from "./files.ts";

/** The photograph that the operator put in a picture's place. */
export function photographOf(name: string): string | undefined {
  const endings = ["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff"];
  return droppedFile(folders.photographs, name, endings);
}

/** The footage that the operator put in the place of a film, by the name of its poster. */
export function footageOf(poster: string): string | undefined {
  return droppedFile(folders.footage, poster, ["mp4", "mov", "webm"]);
}
