import { randomFrom } from "../world/random.ts";
import { filtered } from "./filter.ts";
import { type Curve, noise, type Signal, shaped, through, wandering } from "./signal.ts";
import { echoes, place, type Stereo, stereo } from "./space.ts";
import { bark, breath, iceBoom, paw } from "./voices.ts";

/** How long the sound is; a recording is cut to it. */
export const quietSeconds = 20;

// The sled comes to a stand at 10.5 s, and what is far away gets its turn.
const travel = through([0.6, 0], [3.2, 1], [8.4, 1], [10.7, 0]);
const barkAt = 12.4;
const boomAt = 16.1;

/**
 * The quiet of a winter evening: wind low over the snow, a dog team under way, its stop; a dog far off that nobody
 * answers; the ice of the lake.
 */
export function quiet(): Stereo {
  const whole = stereo(quietSeconds);
  wind(whole);
  runners(whole);
  breaths(whole);
  paws(whole);
  distant(whole, filtered(bark(61), "low", 1700), barkAt, 0.14, 0.35);
  distant(whole, iceBoom(71), boomAt, 0.13, -0.3);
  const fade = through([0, 0], [1.4, 1], [quietSeconds - 2.6, 1], [quietSeconds - 0.05, 0]);
  return [shaped(whole[0], fade), shaped(whole[1], fade)];
}

// Two winds that have little to do with each other, and one that both ears hear.
function wind(into: Stereo): void {
  const gusts = wandering(2.3, 11);
  for (const side of [-0.8, 0, 0.8]) {
    const seed = 20 + side * 10;
    const gust: Curve = (second) => 0.3 + 0.7 * gusts(second + side * 0.4);
    const air = filtered(noise(quietSeconds, seed), "low", (second) => 110 + 150 * gust(second));
    const low = filtered(filtered(air, "low", 300), "high", 70);
    place(into, shaped(low, gust), 0, 0.22, side);
    const drift = noise(quietSeconds, seed + 3);
    const song = filtered(drift, "band", (second) => 330 + 240 * gust(second), 6);
    place(
      into,
      shaped(song, (second) => gust(second) ** 2),
      0,
      0.022,
      side,
    );
  }
}

// Steel on cold snow hisses, and the team's strides pull the sled in slow waves.
function runners(into: Stereo): void {
  const roughness = wandering(0.045, 31);
  for (const [seed, side] of [
    [32, -0.55],
    [33, 0.55],
  ] as const) {
    const wave: Curve = (second) => {
      const stride = Math.sin(Math.PI * 1.3 * second + side / 3) ** 2;
      return travel(second) ** 1.5 * (0.3 + 0.7 * stride);
    };
    const grain: Curve = (second) =>
      wave(second) * (0.5 + 0.5 * roughness(second * (1 + 0.03 * side)));
    const pitch: Curve = (second) => 1500 + 1700 * travel(second);
    const hiss = filtered(noise(quietSeconds, seed), "band", pitch, 0.9);
    place(into, shaped(filtered(hiss, "low", 6500), grain), 0, 0.1, side);
    const wood = filtered(noise(quietSeconds, seed + 4), "band", 260, 2);
    place(into, shaped(wood, wave), 0, 0.06, side);
  }
}

// Two dogs are near enough to be heard one by one; their breath stays for a while when the sled stands.
function breaths(into: Stereo): void {
  const random = randomFrom(41);
  const near = through([1, 0], [3.4, 1], [10, 1], [12, 0]);
  for (const [start, period, side] of [
    [1.1, 0.76, -0.35],
    [1.4, 0.81, 0.4],
  ] as const) {
    for (let second = start; second < 12; second += period * (0.97 + 0.06 * random())) {
      const loudness = near(second) * (0.75 + 0.25 * random());
      place(into, breath(period, Math.round(second * 1000)), second, 0.36 * loudness, side);
    }
  }
}

// A trot: two feet at a time, never quite together.
function paws(into: Stereo): void {
  const random = randomFrom(43);
  for (let second = 0.9; second < 10.6; second += 0.19 * (0.9 + 0.2 * random())) {
    const loudness = travel(second) * (0.5 + 0.5 * random());
    place(into, paw(Math.round(second * 977)), second, 1.1 * loudness, random() - 0.5);
  }
}

// What is far away comes with the echo of forest and fell.
function distant(into: Stereo, sound: Signal, at: number, loudness: number, side: number): void {
  place(into, sound, at, loudness, side);
  for (const [channel, echo] of echoes(sound, 3).entries())
    place(into, echo, at, loudness, channel ? 0.7 : -0.7);
}
