import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { workerBundle } from "./prepare.ts";

/**
 * The worker of the last release, 1.0.0 (commit ce43dc4), as it was deployed, for tests of two versions at once. A
 * clone without tags has it too. After a release, make the next one on its commit, and name it here:
 * `npx wrangler deploy --dry-run --outdir build/worker && npx node tests/support/last-release.ts`.
 */
export const lastReleaseFile = "tests/support/last-release.js.br";
export const lastReleaseBundle = "build/last-release";

/** Which version of the worker runs the gateway, and which the outbox, beside it in one workerd. */
export interface Versions {
  gateway: "new" | "last";
  outbox: "new" | "last";
}

/** The modules of a worker that has its gateway from one version and its outbox from another. */
export function modulesOf({ gateway, outbox }: Versions) {
  mkdirSync(lastReleaseBundle, { recursive: true });
  writeFileSync(
    `${lastReleaseBundle}/index.js`,
    brotliDecompressSync(readFileSync(lastReleaseFile)),
  );
  const bundles = { new: workerBundle, last: lastReleaseBundle };
  const moduleOf = (version: keyof typeof bundles) =>
    JSON.stringify(`./${bundles[version].replace("build/", "")}/index.js`);
  const contents = `
    export { default, OutboxAccess, Pages } from ${moduleOf(gateway)};
    export { Outbox } from ${moduleOf(outbox)};`;
  return {
    modulesRoot: "build",
    modules: [
      { type: "ESModule" as const, path: "build/two-versions.js", contents },
      ...Object.values(bundles).map((bundle) => ({
        type: "ESModule" as const,
        path: `${bundle}/index.js`,
      })),
    ],
  };
}

if (process.argv[1] === import.meta.filename) {
  const bundle = readFileSync(`${workerBundle}/index.js`);
  const { BROTLI_PARAM_SIZE_HINT: size } = constants;
  const packed = brotliCompressSync(bundle, { params: { [size]: bundle.length } });
  writeFileSync(lastReleaseFile, packed);
  console.info(`${lastReleaseFile}: ${packed.length} bytes`);
}
