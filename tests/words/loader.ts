import { vi } from "vitest";
import type { Language } from "#domain/pages/languages.ts";
import type { Catalogue } from "#words/catalogue.ts";
import { createTranslationLoader } from "#words/translation-loader.ts";

export const catalogue = { site: { location: "Vinter" } } as Catalogue;

/** A request's outcome: a status (200 with the catalogue), or a network failure. */
export type Answer = number | "network failure";

/**
 * A loader whose requests get these answers one after the other, the last one repeatedly. `requests`
 * holds the time of each request, in milliseconds. For fake timers.
 */
export function loaderWith(...answers: Answer[]) {
  const requests: { url: string; at: number }[] = [];
  const log = vi.fn();
  const start = Date.now();
  const loader = createTranslationLoader({
    async fetch(url) {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? 200;
      requests.push({ url, at: Date.now() - start });
      if (answer === "network failure") throw new TypeError("Failed to fetch");
      return answer === 200 ? Response.json(catalogue) : new Response("", { status: answer });
    },
    wait,
    log,
  });
  return { ...loader, requests, log };
}

/** The loader's clock. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** More languages than the site has, for tests that load many at once. */
export function inventedLanguages(count: number): Language[] {
  return Array.from({ length: count }, (_, index) => `x${index}` as Language);
}
