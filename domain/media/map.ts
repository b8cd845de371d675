/** A place on the ground: longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** The edges of the map in degrees. */
const frame = { west: 12.2, east: 25.4, south: 63.1, north: 68.6 };

/** The map's width in its own units, those of app/pages/contact/lapland-map.svg; the height follows from the frame. */
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
  /** The side of its dot on which its name keeps clear of the ways to the village. */
  nameSide: "above" | "below" | "beside";
}

/**
 * The airports at which guests are picked up, the closest first. SPEC 9 gives Lycksele's kilometres; the other figures
 * are reckoned from public maps and wait for the family: docs/facts.md.
 */
export const airports: readonly Airport[] = [
  { name: "Lycksele", place: [18.716, 64.548], roadKm: 100, nameSide: "below" },
  { name: "Skellefteå", place: [21.077, 64.625], roadKm: 220, nameSide: "beside" },
  { name: "Luleå", place: [22.122, 65.543], roadKm: 300, nameSide: "above" },
];
