import type { Language } from "#domain/pages/languages.ts";
import type { Catalogue } from "./catalogue.ts";

const firstDelayMs = 350;
const maxRetries = 5;
const maxParallelReads = 10;

export interface TranslationLoaderDeps {
  fetch(url: string): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
  log(message: string, error?: unknown): void;
}

export interface TranslationLoader {
  /** The catalogue after all retries; undefined if it failed, which is logged. */
  load(language: Language): Promise<Catalogue | undefined>;
  /** The catalogue after one try: undefined as soon as that fails, while the retries go on. */
  firstTry(language: Language): Promise<Catalogue | undefined>;
}

interface Read {
  first: Promise<Catalogue | undefined>;
  all: Promise<Catalogue | undefined>;
  /** The catalogue, once it has loaded. */
  loaded?: Catalogue;
}

class PermanentError extends Error {}

/** Address of a language's catalogue. SPEC 7. */
export function translationPath(language: Language): string {
  return `/locales/${language}/translation.json`;
}

/**
 * Reads each language's catalogue once, at most 10 at a time. Retries 5xx and network failures up to 5 times,
 * after 350, 700, 1400, 2800 and 5600 ms, but not 4xx. A failure is only logged, and the language can be
 * requested again. SPEC 7.
 */
export function createTranslationLoader(deps: TranslationLoaderDeps): TranslationLoader {
  const reads = new Map<Language, Read>();
  const slots = createSlots(maxParallelReads);

  function readOf(language: Language): Read {
    const known = reads.get(language);
    if (known) return known;
    const read = startRead(language);
    reads.set(language, read);
    return read;
  }

  function startRead(language: Language): Read {
    const firstAttempt = attempt(language);
    const all = withRetries(language, firstAttempt).catch((error: unknown) => {
      reads.delete(language);
      deps.log(`translation ${language} failed to load`, error);
      return undefined;
    });
    const read: Read = { first: firstAttempt.catch(() => undefined), all };
    all.then((catalogue) => {
      read.loaded = catalogue;
    });
    return read;
  }

  async function withRetries(language: Language, first: Promise<Catalogue>): Promise<Catalogue> {
    let current = first;
    for (let retry = 0; ; retry++) {
      try {
        return await current;
      } catch (error) {
        if (error instanceof PermanentError || retry === maxRetries) throw error;
        await deps.wait(firstDelayMs * 2 ** retry);
        current = attempt(language);
      }
    }
  }

  function attempt(language: Language): Promise<Catalogue> {
    return slots(async () => {
      const response = await deps.fetch(translationPath(language));
      if (response.ok) return (await response.json()) as Catalogue;
      const message = `${translationPath(language)} answered ${response.status}`;
      throw response.status < 500 ? new PermanentError(message) : new Error(message);
    });
  }

  return {
    load: (language) => readOf(language).all,
    firstTry: async (language) => {
      const read = readOf(language);
      return read.loaded ?? read.first;
    },
  };
}

/** Runs tasks in order of arrival, at most `size` of them at once. */
function createSlots(size: number) {
  const waiting: (() => void)[] = [];
  let free = size;
  return async function inSlot<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free--;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
