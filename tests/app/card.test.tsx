import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Card } from "../../app/ui/card.tsx";
import { parsePage } from "../support/html.ts";

const classOf = (card: ReactElement) =>
  parsePage(renderToString(card)).querySelector("[class]")?.classList.value;
const look = (name: string) => expect.stringMatching(new RegExp(`(^|_)${name}(_|$)`));
const looks = ["tilt", "magnetic", "floating", "glow"] as const;

test.each(["plain", "raised", "picture"] as const)("a card can be %s", (variant) => {
  expect(classOf(<Card variant={variant}>Hello</Card>)).toContainEqual(look(variant));
});

test.each(looks)("a card can have the look %s, and has none by itself", (name) => {
  const classes = classOf(<Card {...{ [name]: true }}>Hello</Card>);
  expect(classes).toContainEqual(look(name));
  for (const other of looks.filter((each) => each !== name)) {
    expect(classes).not.toContainEqual(look(other));
  }
  expect(classOf(<Card>Hello</Card>)).not.toContainEqual(look(name));
});
