import { type Curve, type Signal, sampleRate } from "./signal.ts";

type Kind = "low" | "band" | "high";

// A filter whose frequency moves is set anew for every so many samples.
const stride = 32;

/**
 * What a filter of second order leaves of a signal: what is below, around or above a frequency (in Hz, which may
 * move). The sharpness is 0.7 for an even slope; a band gets narrower with it.
 */
export function filtered(
  signal: Signal,
  kind: Kind,
  frequency: number | Curve,
  sharpness = 0.7,
): Signal {
  const frequencyAt = typeof frequency === "number" ? () => frequency : frequency;
  const result = new Float32Array(signal.length);
  let [low, band] = [0, 0];
  let [slope, first, second] = [0, 0, 0];
  // A state variable filter, which stays calm when its frequency moves.
  for (let at = 0; at < signal.length; at++) {
    if (at % stride === 0) {
      slope = Math.tan((Math.PI * frequencyAt(at / sampleRate)) / sampleRate);
      first = 1 / (1 + slope * (slope + 1 / sharpness));
      second = slope * first;
    }
    const rest = signal[at] - low;
    const bandNow = first * band + second * rest;
    const lowNow = low + slope * bandNow;
    band = 2 * bandNow - band;
    low = 2 * lowNow - low;
    if (kind === "low") result[at] = lowNow;
    else if (kind === "band") result[at] = bandNow / sharpness;
    else result[at] = signal[at] - bandNow / sharpness - lowNow;
  }
  return result;
}
