/** A place on the ground: longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** The edges of the map in degrees. */
const frame = { west: 12.2, east: 25.4, south: 63.1, north: 68.6 };

/** The map's width in its own units, those of app/sections/lapland-map.svg; the height follows from the frame. */
export const mapWidth = 500;

const middleLatitude = ((frame.south + frame.north) / 2) * (Math.PI / 180);
const unitsPerDegree = mapWidth / (frame.east - frame.west);

export const mapHeight = Math.round(
  ((frame.north - frame.south) * unitsPerDegree) / Math.cos(middleLatitude),
);

/** Where a place is on the map, in the map's units from its upper left corner. */
export function onMap([longitude, latitude]: Place): { x: number; y: number } {
  return {
    x: Math.round((longitude - frame.west) * unitsPerDegree),
    y: Math.round(((frame.north - latitude) * unitsPerDegree) / Math.cos(middleLatitude)),
  };
}

interface Airport {
  name: string;
  place: Place;
  /** Kilometres by road to the village. */
  roadKm: number;
}

/**
 * The airports at which guests are picked up, the closest first. SPEC 9 gives Lycksele's kilometres; the other figures
 * are reckoned from public maps and wait for the family: docs/facts.md.
 */
export const airports: readonly Airport[] = [
  { name: "Lycksele", place: [18.716, 64.548], roadKm: 100 },
  { name: "Skellefteå", place: [21.077, 64.625], roadKm: 220 },
  { name: "Luleå", place: [22.122, 65.543], roadKm: 300 },
];
<<<<<<< HEAD

/** North of this the sun does not rise at midwinter. */
export const arcticCircle: readonly Place[] = [
  [12.2, 66.56],
  [25.4, 66.56],
];

/** The coast of the Gulf of Bothnia, from the south along Sweden and back along Finland. */
export const coast: readonly Place[] = [
  [18.7, 63.0],
  [19.6, 63.5],
  [20.4, 63.7],
  [21.3, 64.2],
  [21.6, 64.5],
  [21.4, 64.7],
  [21.1, 64.8],
  [21.3, 65.0],
  [21.7, 65.4],
  [22.3, 65.5],
  [22.9, 65.9],
  [23.4, 65.8],
  [24.1, 65.8],
  [24.6, 65.7],
  [25.4, 65.0],
  [24.5, 64.8],
  [23.9, 64.3],
  [23.1, 63.9],
  [21.6, 63.1],
  [21.4, 63.0],
];

/** The border with Norway, from the south. */
export const norwegianBorder: readonly Place[] = [
  [12.0, 63.3],
  [12.2, 63.6],
  [12.7, 64.0],
  [13.9, 64.0],
  [14.1, 64.5],
  [13.7, 64.6],
  [14.3, 65.1],
  [14.6, 65.7],
  [14.6, 66.1],
  [15.5, 66.3],
  [15.4, 66.5],
  [16.4, 67.0],
  [16.1, 67.4],
  [16.8, 67.9],
  [17.4, 68.1],
  [18.1, 68.5],
  [18.5, 68.7],
];

/** The border with Finland, from the north. */
export const finnishBorder: readonly Place[] = [
  [21.9, 68.6],
  [22.9, 68.3],
  [23.4, 67.5],
  [23.8, 67.2],
  [23.6, 66.8],
  [23.9, 66.5],
  [23.6, 66.2],
  [24.1, 65.8],
];
=======
>>>>>>> 746e522 (Coast and borders come as a small drawing, so that neither the contact page nor its script brings them)
