import { expect } from "vitest";

const times = 20;
/** What costs less than this delays nobody. */
const leastMs = 1;
/** Some systems count processor time in steps of 10 ms. */
const leastMeasuredMs = 60;

/**
 * Expects that no input costs more than 20 times the processor time of a plain one of the same size. On a busy
 * machine anything may take long, so the slowest are repeated before they are judged.
 */
export async function expectAboutAsCheap<Input>(
  run: (input: Input) => unknown,
  plain: Input,
  inputs: readonly Input[],
): Promise<void> {
  // Only warm code has a steady cost.
  for (const input of inputs.slice(0, 50)) await run(input);
  const most = Math.max(leastMs, times * (await cost(() => run(plain))));
  for (const input of inputs) {
    if (await isQuick(() => run(input), most)) continue;
    const steady = await cost(() => run(input));
    expect(steady, `ms for ${JSON.stringify(input).slice(0, 200)}`).toBeLessThanOrEqual(most);
  }
}

/** Whether a run takes so many milliseconds at most, at its best of ten times. */
async function isQuick(run: () => unknown, most: number): Promise<boolean> {
  for (let time = 0; time < 10; time++) {
    const started = performance.now();
    await run();
    if (performance.now() - started <= most) return true;
  }
  return false;
}

/** Milliseconds of this process's time for one run, on average over as many as can be measured. */
async function cost(run: () => unknown): Promise<number> {
  for (let repeats = 1; ; repeats *= 2) {
    const before = process.cpuUsage();
    for (let index = 0; index < repeats; index++) await run();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms >= leastMeasuredMs) return ms / repeats;
  }
}
