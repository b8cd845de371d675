import type { InputSource } from "./engine.ts";
import type { Point } from "./in-page.ts";

/** Keys as WebDriver names them. https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { tab: "\uE004", enter: "\uE007", escape: "\uE00C", up: "\uE013" } as const;

/** A click of the mouse. */
export function clickAt({ x, y }: Point): InputSource {
  const press = { type: "pointerDown", button: 0 } as const;
  const actions = [
    { type: "pointerMove" as const, x, y },
    press,
    { ...press, type: "pointerUp" as const },
  ];
  return { type: "pointer", id: "mouse", actions };
}

/** Keys pressed one after another. */
export function keystrokes(typed: readonly string[]): InputSource {
  const actions = [...typed.join("")].flatMap((value) => [
    { type: "keyDown" as const, value },
    { type: "keyUp" as const, value },
  ]);
  return { type: "key", id: "keyboard", actions };
}
