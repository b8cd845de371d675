import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, parse, relative } from "node:path";
import { films, pictureNames } from "../list.ts";
import { droppedFile, folders } from "./files.ts";
import { nearNames } from "./near-names.ts";

const photographEndings = ["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff"];
const footageEndings = ["mp4", "mov", "webm"];

/** The photograph that the operator put in a picture's place, by its name or in the editor. */
export function photographOf(name: string): string | undefined {
  return chosenPhotographs()[name] ?? droppedFile(folders.photographs, name, photographEndings);
}

/** The photographs that the editor put in the place of pictures, by the pictures' names. */
function chosenPhotographs(folder = folders.photographs): Record<string, string> {
  const list = `${folder}.json`;
  const chosen = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const files = Object.entries<string>(chosen).map(([name, path]) => [
    name,
    join(folder, basename(path)),
  ]);
  return Object.fromEntries(files);
}

/** The footage that the operator put in the place of a film, by the name of its poster. */
export function footageOf(poster: string): string | undefined {
  return droppedFile(folders.footage, poster, footageEndings);
}

/** All photographs that were dropped; throws, with the nearest names, where one takes no picture's place. */
export function droppedPhotographs(folder = folders.photographs): string[] {
  const chosen = Object.values(chosenPhotographs(folder)).map((file) => relative(folder, file));
  return dropped(folder, pictureNames, photographEndings, chosen);
}

/** All footage that was dropped; throws, with the nearest names, where one takes no film's place. */
export function droppedFootage(folder = folders.footage): string[] {
  const posters = Object.values(films).map(({ poster }) => poster);
  return dropped(folder, posters, footageEndings);
}

function dropped(
  folder: string,
  names: readonly string[],
  endings: readonly string[],
  chosen: readonly string[] = [],
): string[] {
  // What begins with a dot is the system's own, such as .DS_Store.
  const files = globSync("**/*.*", { cwd: folder }).filter((file) => !/(^|[/\\])\./.test(file));
  return files.map((file) => {
    const { dir, name: last, ext } = parse(file);
    const name = join(dir, last).replaceAll("\\", "/");
    const place = relative(folders.media, join(folder, file));
    if (!names.includes(name) && !chosen.includes(file)) {
      throw new Error(
        `${place} has the name of none that it could replace; near it: ${nearNames(name, names).join(", ")}`,
      );
    }
    if (!endings.includes(ext.slice(1).toLowerCase())) {
      throw new Error(`${place} is of no type that can be read: ${endings.join(", ")}`);
    }
    return join(folder, file);
  });
}

/** The recording that the operator put in the place of a made sound. */
export function recordingOf(name: string): string | undefined {
  return droppedFile(folders.recordings, name, ["wav", "flac", "m4a", "mp3", "ogg", "aif"]);
}
