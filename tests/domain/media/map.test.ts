import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { airports, mapHeight, mapWidth, onMap } from "#domain/media/map.ts";

test("coast and borders are drawn in the units in which the page places the names", () => {
  const drawing = readFileSync("app/pages/contact/lapland-map.svg", "utf8");
  expect(drawing).toContain(`viewBox="0 0 ${mapWidth} ${mapHeight}"`);
});

test("every airport is on the map, and the closest is named first", () => {
  for (const { place } of airports) {
    const { x, y } = onMap(place);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapWidth);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapHeight);
  }
  const ways = airports.map(({ roadKm }) => roadKm);
  expect(ways).toEqual(ways.toSorted((one, other) => one - other));
});
