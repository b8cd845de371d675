import type { ComponentProps, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Card } from "../../app/ui/card.tsx";

const classOf = (card: ReactElement) =>
  /class="([^"]*)"/.exec(renderToString(card))?.[1]?.split(" ") ?? [];
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

test("a card hands on a press, and has nothing to press by itself", () => {
  const onClick = () => {};
  expect(propsOf(<Card onClick={onClick}>Hello</Card>).onClick).toBe(onClick);
  expect(propsOf(<Card>Hello</Card>).onClick).toBeUndefined();
});

test.each([
  [{ tilt: true }, true],
  [{ magnetic: true }, true],
  [{ glow: true, floating: true }, false],
])("with %j it follows the pointer: %s", (props, follows) => {
  const { onPointerMove } = propsOf(<Card {...props}>Hello</Card>);
  expect(onPointerMove !== undefined).toBe(follows);
});

/** What the card's own element is given. */
function propsOf({ props }: ReactElement<ComponentProps<typeof Card>>) {
  let given: ComponentProps<"div"> = {};
  function Probe() {
    const element = Card(props);
    given = element.props;
    return element;
  }
  renderToString(<Probe />);
  return given;
}
