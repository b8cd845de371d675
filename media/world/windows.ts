import { CircleGeometry } from "three";
import type { Kit, Triple } from "./kit";
import { glow, matte, palette } from "./palette";

export interface WindowOptions {
  /** Width and height. */
  size: readonly [number, number];
  lit: boolean;
  /** Panes across and up. */
  panes?: readonly [number, number];
  /** Whether people live behind it: candles on the sill, a lamp, somebody; else only curtains. */
  candles?: boolean;
  warmth?: number;
}

// What is behind a lit window: its wall, how bright, and how far the curtains are drawn.
const rooms = {
  candles: { wall: "#ffab52", low: "#e08a3a", curtain: "#b4641f", light: 1.05, drawn: 0.13 },
  lamp: { wall: "#f3a552", low: "#b86a2c", curtain: "#d9c3a0", light: 0.95, drawn: 0.1 },
  curtains: { wall: "#ffb768", low: "#e79a4a", curtain: "#c98a4c", light: 1, drawn: 0.3 },
  dim: { wall: "#c47a3c", low: "#8a5028", curtain: "#9a5f30", light: 0.85, drawn: 0.12 },
  someone: { wall: "#ffc47c", low: "#e79a4a", curtain: "#b4641f", light: 1.05, drawn: 0.1 },
} as const;
const roomKinds = [
  "candles",
  "lamp",
  "dim",
  "curtains",
  "candles",
  "lamp",
  "curtains",
  "someone",
  "candles",
] as const;

// A seven-armed candlestick on the sill, as many a Swedish window has in December.
function addCandles(
  kit: Kit,
  out: (x: number, y: number, z: number) => Triple,
  turn: number,
  width: number,
  height: number,
): void {
  for (let arm = -3; arm <= 3; arm++) {
    const tall = 0.2 + (3 - Math.abs(arm)) * 0.05;
    const at = arm * width * 0.09;
    kit.box(matte("#6b4a2f"), [0.02, tall, 0.02], out(at, -height / 2 + tall / 2, 0.06), [
      0,
      turn,
      0,
    ]);
    kit.box(glow("#fff1cf", 2.2), [0.035, 0.07, 0.03], out(at, -height / 2 + tall + 0.04, 0.06), [
      0,
      turn,
      0,
    ]);
  }
}

/** A mullioned window with a white frame and a snowy sill; `turn` is the way it looks: 0 is +z, in radians about y. */
export function addWindow(kit: Kit, at: Triple, turn: number, options: WindowOptions): void {
  const { lit, panes = [2, 3], candles = false, warmth = 0 } = options;
  const [width, height] = options.size;
  const white = matte(palette.corner);
  const out = (x: number, y: number, z: number): Triple => [
    at[0] + x * Math.cos(turn) + z * Math.sin(turn),
    at[1] + y,
    at[2] - x * Math.sin(turn) + z * Math.cos(turn),
  ];
  const part = (size: Triple, x: number, y: number, z: number) =>
    kit.box(white, size, out(x, y, z), [0, turn, 0]);
  const kind = roomKinds[Math.floor(warmth * 997) % roomKinds.length];
  const room = rooms[candles ? kind : "curtains"];
  const pane = lit ? glow(room.wall, room.light) : matte("#31465f", { roughness: 0.3 });
  kit.box(pane, [width, height, 0.04], out(0, 0, 0.02), [0, turn, 0]);
  const inside = (
    colour: string,
    light: number,
    size: readonly [number, number],
    x: number,
    y: number,
    near = 0.045,
  ) =>
    kit.box(
      glow(colour, light),
      [size[0] * width, size[1] * height, 0.02],
      out(x * width, y * height, near),
      [0, turn, 0],
    );
  if (lit) {
    // The room behind: its ceiling and the lower, dimmer part of its wall; then what hangs before it.
    inside(room.low, room.light * 0.8, [1, 0.34], 0, -0.33);
    for (const side of [-1, 1])
      inside(room.curtain, 0.9, [room.drawn, 0.96], side * (0.5 - room.drawn / 2), 0, 0.05);
    if (kind === "lamp" && candles) {
      // A pendant lamp with a round shade.
      inside("#7a4a22", 0.8, [0.02, 0.26], 0.06, 0.37, 0.048);
      kit.add(
        glow("#fff0cd", 1.7),
        new CircleGeometry(width * 0.17, 20, 0, Math.PI),
        out(0.06 * width, height * 0.12, 0.056),
        [0, turn, 0],
      );
    }
    if (kind === "someone" && candles) {
      kit.add(
        glow("#4a2a1c", 1),
        new CircleGeometry(width * 0.13, 20),
        out(width * 0.16, -0.06, 0.056),
        [0, turn, 0],
      );
      inside("#4a2a1c", 1, [0.42, 0.44], 0.16, -0.28, 0.048);
    }
    if (kind === "candles" && candles) addCandles(kit, out, turn, width, height);
  }
  const edge = 0.1;
  for (const side of [-1, 1]) {
    part([edge, height + edge * 2, 0.1], side * (width / 2 + edge / 2), 0, 0.05);
    part([width + edge * 2.6, edge * 1.2, 0.12], 0, side * (height / 2 + edge / 2), 0.06);
  }
  for (let across = 1; across < panes[0]; across++)
    part([0.055, height, 0.06], -width / 2 + (width * across) / panes[0], 0, 0.07);
  for (let up = 1; up < panes[1]; up++)
    part([width, 0.04, 0.055], 0, -height / 2 + (height * up) / panes[1], 0.07);
  kit.snow([width + edge * 2.4, 0.1, 0.16], out(0, -height / 2 - edge * 0.1, 0.14), [0, turn, 0]);
  kit.snow([width + edge * 2, 0.09, 0.13], out(0, height / 2 + edge * 1.1, 0.08), [0, turn, 0]);
}
