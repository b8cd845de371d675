/** Stands in rendered pages for the nonce that the gateway gives each answer; vite.config.ts makes one a build. */
declare const __NONCE_PLACEHOLDER__: string;

/** The day of the build, as YYYY-MM-DD. */
declare const __BUILT_ON__: string;
