/** Placeholder in rendered pages for the nonce of each answer; vite.config.ts makes a new one for each build. */
declare const __NONCE_PLACEHOLDER__: string;

/** The day of the build, as YYYY-MM-DD. */
declare const __BUILT_ON__: string;
