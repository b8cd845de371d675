import type { SkyPreset } from "./world/sky-presets";

declare global {
  interface Window {
    studio: StudioPage;
  }
}

/** What the page with the canvas offers to the programs that drive it. */
export interface StudioPage {
  shotNames: readonly string[];
  /** Builds a shot's world; tells the phase of its single picture, and how bright things bloom. */
  openShot(options: ShotOptions): OpenedShot;
  /**
   * Paints the frame of a phase and gives it as a data address; lossless takes half a second more. The next phase, if
   * one is told, is painted while this one is encoded.
   */
  paint(t: number, lossless: boolean, next?: number): string;
  stats(): unknown;
}

export interface ShotOptions {
  shot: string;
  /** Pixels of the canvas. */
  width: number;
  height: number;
  /** Doubles the time; a canvas larger than the picture smooths as well. */
  antialias: boolean;
  /** Below 1 the land is coarser. */
  detail: number;
}

export interface OpenedShot {
  t: number;
  bloom: SkyPreset["bloom"];
}
