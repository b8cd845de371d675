import { randomFrom } from "../world/random.ts";
import { filtered } from "./filter.ts";
import {
  add,
  burst,
  type Curve,
  noise,
  type Signal,
  sampleRate,
  shaped,
  silence,
} from "./signal.ts";

/** The breath of a dog that runs: out, rough and warm, and after half the time in, thinner. */
export function breath(seconds: number, seed: number): Signal {
  const out = throat(noise(seconds * 0.6, seed), [520, 1350], burst(0.07, 0.09));
  const back = throat(noise(seconds * 0.4, seed + 1), [900, 2300], burst(0.06, 0.05));
  const whole = silence(seconds);
  add(whole, out);
  add(whole, back, seconds * 0.52, 0.4);
  return whole;
}

function throat(air: Signal, [chest, mouth]: readonly [number, number], loudness: Curve): Signal {
  const sound = filtered(air, "band", chest, 2.2);
  add(sound, filtered(air, "band", mouth, 2.6), 0, 0.5);
  return shaped(sound, loudness);
}

/** A paw on packed snow: a soft thud, and grains that give way. */
export function paw(seed: number): Signal {
  const random = randomFrom(seed);
  const step = filtered(noise(0.14, seed), "low", 170 + 40 * random(), 1.2);
  const thud = shaped(step, burst(0.004, 0.022));
  const snow = filtered(noise(0.14, seed + 1), "band", 1500 + 900 * random(), 1.4);
  add(thud, shaped(snow, burst(0.012, 0.02 + 0.01 * random())), 0.006, 0.22);
  return thud;
}

/** A bark: a voice whose tone leaps up and falls, with the harmonics of a throat. */
export function bark(seed: number): Signal {
  const seconds = 0.34;
  const air = noise(seconds, seed);
  const pitch: Curve = (second) => 330 + 210 * Math.exp(-(((second - 0.055) / 0.06) ** 2));
  let phase = 0;
  const voice = silence(seconds).map((_, at) => {
    phase += (2 * Math.PI * pitch(at / sampleRate)) / sampleRate;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 7; harmonic++) sum += Math.sin(harmonic * phase) / harmonic;
    return sum;
  });
  add(voice, filtered(air, "band", 1100, 1), 0, 0.6);
  const mouth = filtered(voice, "band", 640, 1.6);
  add(mouth, filtered(voice, "band", 1250, 2.5), 0, 0.5);
  return shaped(mouth, burst(0.018, 0.075));
}

/** The ice of a lake that settles: tones that race ahead of each other from high to low, and a low blow. */
export function iceBoom(seed: number): Signal {
  const seconds = 2.4;
  let phase = 0;
  let deepPhase = 0;
  const sweep: Curve = (second) => 62 + 900 * Math.exp(-second / 0.075);
  const tone = silence(seconds).map((_, at) => {
    const second = at / sampleRate;
    phase += (2 * Math.PI * sweep(second)) / sampleRate;
    deepPhase += (2 * Math.PI * (52 + 34 * Math.exp(-second / 0.25))) / sampleRate;
    const call = Math.sin(phase) * Math.min(1, second / 0.02) * Math.exp(-second / 0.3);
    const blow = Math.sin(deepPhase) * Math.min(1, second / 0.03) * Math.exp(-second / 0.55);
    return 0.42 * call + blow;
  });
  const crack = shaped(filtered(noise(seconds, seed), "band", 700, 0.8), burst(0.004, 0.03));
  add(tone, crack, 0, 0.16);
  return tone;
}
