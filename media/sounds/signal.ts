import { randomFrom } from "../world/random.ts";

/** Samples a second. Half of it is the highest tone, and nothing of a winter evening is higher. */
export const sampleRate = 32_000;

/** One channel, as samples between -1 and 1. */
export type Signal = Float32Array;

/** The value of a control, such as a loudness or a frequency, at a second. */
export type Curve = (second: number) => number;

export function silence(seconds: number): Signal {
  return new Float32Array(Math.round(seconds * sampleRate));
}

/** White noise: the same seed always gives the same. */
export function noise(seconds: number, seed: number): Signal {
  const random = randomFrom(seed);
  return silence(seconds).map(() => random() * 2 - 1);
}

/** A signal with its loudness following a curve. */
export function shaped(signal: Signal, loudness: Curve): Signal {
  return signal.map((value, at) => value * loudness(at / sampleRate));
}

/** Adds a sound to a longer one from a second on; what would stand beyond its end is lost. */
export function add(into: Signal, sound: Signal, second = 0, loudness = 1): void {
  const start = Math.round(second * sampleRate);
  const end = Math.min(sound.length, into.length - start);
  for (let at = Math.max(0, -start); at < end; at++) into[start + at] += sound[at] * loudness;
}

/** A curve through points (second, value), with soft corners; before the first and after the last it is flat. */
export function through(...points: readonly (readonly [second: number, value: number])[]): Curve {
  return (second) => {
    const next = points.findIndex(([from]) => from > second);
    if (next === 0) return points[0][1];
    if (next === -1) return points[points.length - 1][1];
    const [[from, before], [to, after]] = [points[next - 1], points[next]];
    const share = (second - from) / (to - from);
    return before + (after - before) * share * share * (3 - 2 * share);
  };
}

/** A curve that wanders between 0 and 1, in steps of so many seconds. */
export function wandering(stepSeconds: number, seed: number): Curve {
  const random = randomFrom(seed);
  const steps = Array.from({ length: 64 }, random);
  return (second) => {
    const place = second / stepSeconds;
    const at = Math.floor(place);
    const share = place - at;
    const soft = share * share * (3 - 2 * share);
    const [before, after] = [steps[at & 63], steps[(at + 1) & 63]];
    return before + (after - before) * soft;
  };
}

/** A burst: rises within so many seconds, then fades to a third in each further span of that name. */
export function burst(rise: number, fade: number): Curve {
  return (second) => Math.min(1, second / rise) * Math.exp(-Math.max(0, second - rise) / fade);
}
