const chunkTimeoutMs = 120_000;

export type ChunkFailure = "missing" | "timeout" | "other";

/** A script chunk that did not arrive. SPEC 8. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  readonly reason: ChunkFailure;

  constructor(id: string, reason: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${id} failed (${reason})`, { cause });
    this.reason = reason;
  }
}

/**
 * Loads a script chunk with a time-out of 120 s; throws a ChunkLoadError that says whether it was
 * missing, timed out or failed otherwise. SPEC 7, 8.
 */
export async function loadChunk<Module>(
  id: string,
  load: () => Promise<Module>,
  findStatus: () => Promise<number>,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, "timeout")), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(id, await reasonOf(findStatus), error);
  } finally {
    clearTimeout(timer);
  }
}

// A failed import says nothing about its cause: the address is asked once more for its status.
async function reasonOf(findStatus: () => Promise<number>): Promise<ChunkFailure> {
  try {
    return (await findStatus()) === 404 ? "missing" : "other";
  } catch {
    return "other";
  }
}
