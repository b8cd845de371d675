import type { Kit, Triple } from "./kit";
import { glow, matte, palette } from "./palette";

export interface WindowOptions {
  width: number;
  height: number;
  lit: boolean;
  /** Panes across and up. */
  panes?: readonly [number, number];
  /** A seven-armed candlestick on the sill, as every Swedish window has in December. */
  candles?: boolean;
  warmth?: number;
}

/** A mullioned window with a white frame and a snowy sill; `turn` is the way it looks: 0 is +z, in radians about y. */
export function addWindow(kit: Kit, at: Triple, turn: number, options: WindowOptions): void {
  const { width, height, lit, panes = [2, 3], candles = false, warmth = 0 } = options;
  const white = matte(palette.corner);
  const out = (x: number, y: number, z: number): Triple => [
    at[0] + x * Math.cos(turn) + z * Math.sin(turn),
    at[1] + y,
    at[2] - x * Math.sin(turn) + z * Math.cos(turn),
  ];
  const part = (size: Triple, x: number, y: number, z: number) =>
    kit.box(white, size, out(x, y, z), [0, turn, 0]);
  const pane = lit
    ? glow(["#ffab52", "#ff9e43", "#ffb768"][Math.floor(warmth * 3) % 3], 1.05)
    : matte("#31465f", { roughness: 0.3 });
  kit.box(pane, [width, height, 0.04], out(0, 0, 0.02), [0, turn, 0]);
  if (lit) {
    // Curtains, and the lower, dimmer part of the room.
    const dim = glow("#b4641f", 0.9);
    for (const side of [-1, 1])
      kit.box(dim, [width * 0.13, height * 0.96, 0.02], out(side * width * 0.43, 0, 0.05), [
        0,
        turn,
        0,
      ]);
    kit.box(dim, [width, height * 0.09, 0.02], out(0, height * 0.45, 0.05), [0, turn, 0]);
    if (candles) {
      for (let arm = -3; arm <= 3; arm++) {
        const tall = 0.2 + (3 - Math.abs(arm)) * 0.05;
        kit.box(
          matte("#6b4a2f"),
          [0.02, tall, 0.02],
          out(arm * width * 0.09, -height / 2 + tall / 2, 0.06),
          [0, turn, 0],
        );
        kit.box(
          glow("#fff1cf", 2.2),
          [0.035, 0.07, 0.03],
          out(arm * width * 0.09, -height / 2 + tall + 0.04, 0.06),
          [0, turn, 0],
        );
      }
    }
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
