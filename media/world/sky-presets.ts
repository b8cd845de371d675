/** The light and air of one hour. Colours are as seen on the screen; angles in degrees, azimuths clockwise from north. */
export interface SkyPreset {
  zenith: string;
  middle: string;
  horizon: string;
  /** The glow around the light's side of the horizon. */
  glow: { color: string; strength: number; spread: number; height: number };
  /** The rosy band opposite the light. */
  belt?: { color: string; strength: number };
  light: {
    azimuth: number;
    elevation: number;
    color: string;
    intensity: number;
    shadows: boolean;
    softness: number;
  };
  /** What is seen of the light itself: a disc this wide in degrees, with a halo. */
  disc?: { kind: "sun" | "moon"; size: number; color: string; halo: number };
  hemisphere: { sky: string; ground: string; intensity: number };
  stars: number;
  clouds: { amount: number; lit: string; shade: string; soft: number };
  /** Haze per kilometre, the height in metres over which it thins, and a thin layer lying on the ground. */
  haze: { density: number; height: number; mist: number; mistHeight: number };
  exposure: number;
  bloom: { threshold: number; strength: number };
}

export type SkyName =
  | "blue-hour"
  | "noon"
  | "golden"
  | "pink-dawn"
  | "starry"
  | "moonlit"
  | "snowfall"
  | "aurora";

/** A light from an azimuth and elevation in degrees; the softness is that of its shadows. */
export const lightFrom = (
  azimuth: number,
  elevation: number,
  color: string,
  intensity: number,
  softness: number,
  shadows = true,
): SkyPreset["light"] => ({ azimuth, elevation, color, intensity, shadows, softness });

const noClouds = { amount: 0, lit: "#ffffff", shade: "#8899aa", soft: 1 };

const starry: SkyPreset = {
  zenith: "#060d1b",
  middle: "#0c1a31",
  horizon: "#24405f",
  glow: { color: "#35597a", strength: 0.5, spread: 3, height: 5 },
  light: lightFrom(235, 38, "#9dbcea", 0.55, 5),
  hemisphere: { sky: "#5b86bd", ground: "#16263f", intensity: 0.72 },
  stars: 1,
  clouds: noClouds,
  haze: { density: 0.11, height: 350, mist: 0, mistHeight: 10 },
  exposure: 1,
  bloom: { threshold: 0.55, strength: 0.6 },
};

/** The hours the world can be shown at. */
export const skyPresets: Record<SkyName, SkyPreset> = {
  "blue-hour": {
    zenith: "#1d3a68",
    middle: "#3b629b",
    horizon: "#9db4d6",
    glow: { color: "#f2b9a6", strength: 0.85, spread: 1.8, height: 7.5 },
    belt: { color: "#7d86bd", strength: 0.3 },
    light: lightFrom(205, 30, "#b9cdf2", 0.8, 9),
    hemisphere: { sky: "#8bb0ea", ground: "#2c4268", intensity: 1.45 },
    stars: 0.12,
    clouds: { amount: 0.35, lit: "#c9aebc", shade: "#52739f", soft: 0.8 },
    haze: { density: 0.16, height: 260, mist: 0.4, mistHeight: 8 },
    exposure: 1,
    bloom: { threshold: 0.62, strength: 0.5 },
  },
  noon: {
    zenith: "#3f83cc",
    middle: "#7fb2e2",
    horizon: "#d6e4f0",
    glow: { color: "#ffe2b0", strength: 0.8, spread: 4, height: 5 },
    belt: { color: "#e3cfd8", strength: 0.35 },
    light: lightFrom(200, 7, "#ffe2ba", 6.8, 2.5),
    disc: { kind: "sun", size: 1, color: "#fffaf0", halo: 0.8 },
    hemisphere: { sky: "#8dbcf2", ground: "#7f9cc4", intensity: 1.3 },
    stars: 0,
    clouds: { amount: 0.3, lit: "#fff4e6", shade: "#b3cbe2", soft: 0.9 },
    haze: { density: 0.085, height: 300, mist: 0, mistHeight: 8 },
    exposure: 1.04,
    bloom: { threshold: 0.9, strength: 0.22 },
  },
  golden: {
    zenith: "#4c7db4",
    middle: "#a9bcd0",
    horizon: "#f6d3a0",
    glow: { color: "#ffb05e", strength: 0.95, spread: 3.2, height: 4.5 },
    belt: { color: "#d9b3c6", strength: 0.5 },
    light: lightFrom(196, 3.6, "#ffb069", 6, 3),
    disc: { kind: "sun", size: 1.1, color: "#fff3d6", halo: 1 },
    hemisphere: { sky: "#82aae4", ground: "#8d9cc4", intensity: 2 },
    stars: 0,
    clouds: { amount: 0.55, lit: "#ffcf94", shade: "#9a9fb9", soft: 0.7 },
    haze: { density: 0.15, height: 240, mist: 0.8, mistHeight: 7 },
    exposure: 1.12,
    bloom: { threshold: 0.82, strength: 0.35 },
  },
  "pink-dawn": {
    zenith: "#4a71ab",
    middle: "#a3acd3",
    horizon: "#f3c1c0",
    glow: { color: "#ffb08a", strength: 0.85, spread: 2.4, height: 6 },
    belt: { color: "#f0a9c0", strength: 0.85 },
    light: lightFrom(150, 4.5, "#ff9f94", 2.5, 4),
    hemisphere: { sky: "#94b0ea", ground: "#7585b8", intensity: 1.3 },
    stars: 0,
    clouds: { amount: 0.5, lit: "#ffc2b4", shade: "#9398c0", soft: 0.75 },
    haze: { density: 0.12, height: 240, mist: 0.9, mistHeight: 7 },
    exposure: 1.1,
    bloom: { threshold: 0.84, strength: 0.25 },
  },
  starry,
  moonlit: {
    zenith: "#0c1c38",
    middle: "#1a3459",
    horizon: "#44668f",
    glow: { color: "#7fa3cf", strength: 0.6, spread: 4, height: 3.5 },
    light: lightFrom(160, 24, "#bcd4ff", 2.1, 3),
    disc: { kind: "moon", size: 2.1, color: "#f2f5ff", halo: 0.5 },
    hemisphere: { sky: "#517ab3", ground: "#1c3050", intensity: 0.62 },
    stars: 0.55,
    clouds: { amount: 0.25, lit: "#7d9cc6", shade: "#253f66", soft: 0.9 },
    haze: { density: 0.13, height: 260, mist: 1.4, mistHeight: 5 },
    exposure: 1,
    bloom: { threshold: 0.6, strength: 0.5 },
  },
  snowfall: {
    zenith: "#7f94ad",
    middle: "#93a7bd",
    horizon: "#a9bbcd",
    glow: { color: "#c9cfd6", strength: 0.4, spread: 2, height: 3 },
    light: lightFrom(190, 50, "#dfe9f5", 0.7, 14),
    hemisphere: { sky: "#c3d6ee", ground: "#4c628a", intensity: 1.75 },
    stars: 0,
    clouds: { amount: 0.3, lit: "#a9b8c8", shade: "#8195ad", soft: 1 },
    haze: { density: 13, height: 1500, mist: 0, mistHeight: 8 },
    exposure: 1.1,
    bloom: { threshold: 0.88, strength: 0.25 },
  },
  aurora: {
    ...starry,
    middle: "#0a1b30",
    horizon: "#1c3856",
    glow: { color: "#2b6f72", strength: 0.4, spread: 2.2, height: 4 },
    light: lightFrom(352, 26, "#7be4cc", 0.4, 8),
    hemisphere: { sky: "#6a88cc", ground: "#15243f", intensity: 0.66 },
    stars: 0.85,
  },
};
