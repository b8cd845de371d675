import type { Coordinates } from "#domain/sky/darkness.ts";

/** Where the example family lives, whatever facts.json says: sun and moon of these tests are those of this place. */
export const examplePlace: Coordinates = { latitude: 65.03, longitude: 17.95 };
