// Functions that run in a page, and so may use nothing but their arguments.

export interface Point {
  x: number;
  y: number;
}

/** Whether React has taken over the page. */
export function isHydrated(): boolean {
  const header = document.querySelector("header") ?? {};
  return Object.keys(header).some((key) => key.startsWith("__react"));
}

/** Whether the browser runs no script of the page. */
export function hasNoScripting(): boolean {
  return matchMedia("(scripting: none)").matches;
}

/** The middle of an element, once it is on the screen and nothing covers it. */
export function pointOf(selector: string): Point | null {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** Gives an element the focus. */
export function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** What stands in a field. */
export function typedIn(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)?.value ?? "";
}

/** The text of an element as a reader sees it. WebKit ends that of a block with a line break. */
export function textIn(selector: string): string {
  return document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? "";
}

/** A number for the pixels of an element in a screenshot; only a browser reads a PNG without a library. */
export async function pixelsIn(screenshot: string, selector: string): Promise<number> {
  const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const canvas = new OffscreenCanvas(box.width, box.height).getContext("2d");
  canvas?.drawImage(picture, -box.left, -box.top);
  const pixels = canvas?.getImageData(0, 0, box.width, box.height).data ?? [];
  return Array.from(pixels).reduce((sum, value) => (sum * 31 + value) | 0, 0);
}
