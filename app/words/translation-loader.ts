import type { Language } from "#domain/pages/languages.ts";
import type { Catalogue } from "./catalogue.ts";

const firstDelayMs = 350;
const maxRetries = 5;

export interface TranslationLoaderDeps {
  fetch(url: string): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
  log(message: string, error?: unknown): void;
}

class PermanentError extends Error {}

/** Address of a language's catalogue. SPEC 7. */
export function translationPath(language: Language): string {
  return `/locales/${language}/translation.json`;
}

/**
 * Reads each language's catalogue once; undefined as soon as the first try fails. Behind that, 5xx and network failures
 * are tried again up to 5 times, after 350, 700, 1400, 2800 and 5600 ms. A failure is only logged. SPEC 7.
 */
export function createTranslationLoader(deps: TranslationLoaderDeps) {
  const reads = new Map<Language, Promise<Catalogue | undefined>>();

  async function attempt(language: Language): Promise<Catalogue> {
    const response = await deps.fetch(translationPath(language));
    if (response.ok) return (await response.json()) as Catalogue;
    const message = `${translationPath(language)} answered ${response.status}`;
    throw response.status < 500 ? new PermanentError(message) : new Error(message);
  }

  async function withRetries(language: Language, first: Promise<Catalogue>): Promise<void> {
    let current = first;
    for (let retry = 0; ; retry++) {
      try {
        const catalogue = await current;
        reads.set(language, Promise.resolve(catalogue));
        return;
      } catch (error) {
        if (error instanceof PermanentError || retry === maxRetries) {
          reads.delete(language);
          deps.log(`translation ${language} failed to load`, error);
          return;
        }
        await deps.wait(firstDelayMs * 2 ** retry);
        current = attempt(language);
      }
    }
  }

  return (language: Language): Promise<Catalogue | undefined> => {
    const known = reads.get(language);
    if (known) return known;
    const first = attempt(language);
    const read = first.catch(() => undefined);
    reads.set(language, read);
    void withRetries(language, first);
    return read;
  };
}
