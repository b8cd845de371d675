import { add, type Signal, sampleRate, silence } from "./signal.ts";

/** Left and right. */
export type Stereo = readonly [Signal, Signal];

export function stereo(seconds: number): Stereo {
  return [silence(seconds), silence(seconds)];
}

/** Adds a sound that comes from a side: -1 is left, 1 right. */
export function place(
  into: Stereo,
  sound: Signal,
  second: number,
  loudness: number,
  side = 0,
): void {
  const angle = ((side + 1) * Math.PI) / 4;
  add(into[0], sound, second, loudness * Math.cos(angle));
  add(into[1], sound, second, loudness * Math.sin(angle));
}

// Reflections of the forest's edge: seconds and strength.
const edges = [
  [0.23, 0.12],
  [0.46, 0.2],
  [0.74, 0.1],
  [1.13, 0.06],
] as const;

// Loops whose lengths have no common part, so that their repetitions melt into a tail.
const loops = [0.0437, 0.0531, 0.0593, 0.0671, 0.0743, 0.0811];
const smears = [0.0051, 0.0127];

/** What comes back of a sound from the other shore of a lake: single echoes, then a tail of so many seconds. */
export function echoes(sound: Signal, tailSeconds: number): Stereo {
  const room = stereo(sound.length / sampleRate + tailSeconds);
  for (const [channel, signal] of room.entries()) {
    const stretch = 1 + 0.03 * channel;
    for (const [second, strength] of edges) add(signal, sound, second * stretch, strength);
    let tail = silence(signal.length / sampleRate);
    for (const loop of loops) add(tail, repeated(signal, loop * stretch, tailSeconds));
    for (const smear of smears) tail = smeared(tail, smear * stretch);
    add(signal, tail, 0.05, 0.16);
  }
  return room;
}

// Each round is weaker and duller than the last: air swallows the high tones.
function repeated(sound: Signal, loopSeconds: number, tailSeconds: number): Signal {
  const loop = Math.round(loopSeconds * sampleRate);
  const kept = 10 ** ((-3 * loopSeconds) / tailSeconds);
  const result = sound.slice();
  let dull = 0;
  for (let at = loop; at < result.length; at++) {
    dull += 0.5 * (result[at - loop] - dull);
    result[at] += kept * dull;
  }
  return result;
}

// An all-pass: the tones stay, their moments spread.
function smeared(sound: Signal, seconds: number): Signal {
  const delay = Math.round(seconds * sampleRate);
  const result = new Float32Array(sound.length);
  for (let at = 0; at < sound.length; at++) {
    const before = at < delay ? 0 : sound[at - delay] + 0.6 * result[at - delay];
    result[at] = before - 0.6 * sound[at];
  }
  return result;
}
