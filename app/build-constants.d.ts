/** Placeholder in rendered pages for the nonce of each answer; vite.config.ts makes a new one for each build. */
declare const __NONCE_PLACEHOLDER__: string;
