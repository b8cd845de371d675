import { expect, test } from "vitest";
import { splitTitle } from "../../../app/ui/heading.tsx";

test.each([
  ["Your winter, far up north", "Your winter, far", "up north"],
  ["Husky ride", "Husky", "ride"],
  ["Porozmawiajmy", "Porozmawiajmy", ""],
  ["Rodzina, wieś i\u00a0długa zima", "Rodzina, wieś", "i\u00a0długa zima"],
])("%j is %j and %j", (title, primary, accent) => {
  expect(splitTitle(title)).toEqual({ primary, accent });
});
