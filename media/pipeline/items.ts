import { films, pictureNames, sharePictures } from "../list.ts";
import { filmItem } from "./film.ts";
import { iconsItem } from "./icons.ts";
import type { Group, Item } from "./item.ts";
import { nearNames } from "./near-names.ts";
import { pictureItem } from "./picture.ts";
import { routeMapItem } from "./route-map.ts";
import { sharePictureItem } from "./share-picture.ts";
import { soundItem } from "./sound.ts";

/** Everything that the site shows and plays, in the order of making: what is cut from a picture after it. */
export const allItems: readonly Item[] = [
  ...pictureNames.map(pictureItem),
  ...Object.entries(sharePictures).map(([name, from]) => sharePictureItem(name, from)),
  iconsItem,
  routeMapItem,
  soundItem,
  ...Object.values(films).map(filmItem),
];

const groups: readonly string[] = [
  "pictures",
  "films",
  "sounds",
  "og",
  "icons",
  "maps",
] satisfies Group[];

export interface Choice {
  item: Item;
  /** Named, so made whether it stands or not. */
  anew: boolean;
}

/** The items of names and groups, all without any; throws on an unknown name. */
export function chooseItems(names: readonly string[]): Choice[] {
  if (names.length === 0) return allItems.map((item) => ({ item, anew: false }));
  const known = [...groups, ...allItems.map(({ name }) => name)];
  for (const name of names) {
    if (!known.includes(name)) {
      throw new Error(
        `no picture, film or sound "${name}"; near it: ${nearNames(name, known).join(", ")}`,
      );
    }
  }
  return allItems
    .filter(({ name, group, from = "" }) => [name, group, from].some((is) => names.includes(is)))
    .map((item) => ({ item, anew: names.includes(item.name) }));
}
