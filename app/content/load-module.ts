import { loadChunk } from "./load-chunk.ts";

const longestStatusMs = 5_000;

/** Loads a script file of the site by its address; throws a ChunkLoadError where it does not come. SPEC 8. */
export function loadModule(address: string): Promise<unknown> {
  return loadChunk(
    address,
    () => import(/* @vite-ignore */ address),
    async () => {
      const signal = AbortSignal.timeout(longestStatusMs);
      return (await fetch(address, { method: "HEAD", signal })).status;
    },
  );
}
