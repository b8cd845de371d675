/** A browser engine that the tests drive by its own W3C protocol, without a driver from npm. */
export interface Engine {
  name: string;
  /** The programs it needs, by name on the PATH; a list names alternatives, the first found is used. */
  programs: readonly (readonly string[])[];
  /** What installs it on Debian. */
  packages: string;
  launch(): Promise<Browser>;
}

export interface Browser {
  /** A tab of a new visitor with their own storage. It takes the place of the one before. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What both protocols, WebDriver BiDi and WebDriver, offer in the same way. */
export interface Tab {
  /** Loads an address; resolves once the page is loaded. */
  load(url: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs a function in the page, which may use nothing but its arguments; what it gives comes as JSON. */
  run<Args extends unknown[], Value>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  /** What the window shows, as base64 of a PNG. */
  screenshot(): Promise<string>;
  /** Moves the pointer and presses keys as a visitor does. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** The errors and warnings that the browser itself reported, if its protocol reports any. */
  problems: string[];
}

export interface Size {
  width: number;
  height: number;
}

/** Input as both protocols write it. https://www.w3.org/TR/webdriver2/#actions */
export type InputSource =
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] }
  | { type: "pointer"; id: string; actions: PointerStep[] };

type PointerStep =
  | { type: "pointerMove"; x: number; y: number }
  | { type: "pointerDown" | "pointerUp"; button: number };
