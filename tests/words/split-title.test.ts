import { expect, test } from "vitest";
import { splitTitle } from "../../app/ui/heading.tsx";

test.each([
  ["Your winter, far up north", undefined, "Your winter, far", "up north"],
  ["Winter packages in Lapland", 1, "Winter packages in", "Lapland"],
  ["Husky ride", undefined, "Husky", "ride"],
  ["Porozmawiajmy", undefined, "Porozmawiajmy", ""],
  ["Rodzina, wieś i\u00a0długa zima", undefined, "Rodzina, wieś", "i\u00a0długa zima"],
])("%j with %j accent words is %j and %j", (title, accentWords, primary, accent) => {
  expect(splitTitle(title, accentWords)).toEqual({ primary, accent });
});
