/** A place on the ground: longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** The edges of the map in degrees. */
const frame = { west: 12.2, east: 25.4, south: 63.1, north: 68.6 };

/** The map's width in its own units, few because every digit is on the page; the height follows from the frame. */
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

/** The SVG path of a line through places, in relative steps and without needless spaces because that is shorter. */
export function linePath(places: readonly Place[]): string {
  const points = places.map(onMap);
  const steps = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x: 0, y: 0 };
    return `${x - from.x} ${y - from.y}`;
  });
  return `M${points[0]?.x} ${points[0]?.y}l${steps.join(" ")}`.replaceAll(" -", "-");
}

interface Airport {
  name: string;
  place: Place;
  /** Kilometres by road to the village. */
  roadKm: number;
  /** Minutes behind the wheel in winter. */
  roadMinutes: number;
}

/**
 * The airports at which guests are picked up, the closest first. SPEC 9 gives Lycksele's kilometres; the other figures
 * are reckoned from public maps and wait for the family: docs/facts.md.
 */
export const airports: readonly Airport[] = [
  { name: "Lycksele", place: [18.716, 64.548], roadKm: 100, roadMinutes: 75 },
  { name: "Skellefteå", place: [21.077, 64.625], roadKm: 220, roadMinutes: 180 },
  { name: "Luleå", place: [22.122, 65.543], roadKm: 300, roadMinutes: 240 },
];

/** North of this the sun does not rise at midwinter. */
export const arcticCircle: readonly Place[] = [
  [12.2, 66.56],
  [25.4, 66.56],
];

/** The coast of the Gulf of Bothnia, from the south along Sweden and back along Finland. */
export const coast: readonly Place[] = [
  [18.7, 63.0],
  [19.6, 63.52],
  [20.4, 63.68],
  [21.3, 64.25],
  [21.6, 64.46],
  [21.35, 64.7],
  [21.05, 64.83],
  [21.3, 65.0],
  [21.7, 65.38],
  [22.3, 65.55],
  [22.9, 65.88],
  [23.4, 65.76],
  [24.15, 65.79],
  [24.6, 65.7],
  [25.4, 65.0],
  [24.5, 64.75],
  [23.9, 64.3],
  [23.1, 63.87],
  [21.6, 63.1],
  [21.4, 63.0],
];

/** The border with Norway, from the south. */
export const norwegianBorder: readonly Place[] = [
  [12.0, 63.3],
  [12.2, 63.6],
  [12.7, 64.0],
  [13.95, 64.02],
  [14.1, 64.47],
  [13.65, 64.58],
  [14.3, 65.1],
  [14.55, 65.7],
  [14.6, 66.13],
  [15.5, 66.28],
  [15.45, 66.5],
  [16.4, 67.05],
  [16.1, 67.42],
  [16.75, 67.9],
  [17.4, 68.1],
  [18.1, 68.55],
  [18.5, 68.7],
];

/** The border with Finland, from the north. */
export const finnishBorder: readonly Place[] = [
  [21.9, 68.6],
  [22.9, 68.3],
  [23.45, 67.5],
  [23.75, 67.25],
  [23.6, 66.8],
  [23.9, 66.5],
  [23.65, 66.25],
  [24.15, 65.79],
];
