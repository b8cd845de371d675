/** Placeholder in rendered pages for the nonce of each answer; vite.config.ts makes a new one for each build. */
declare const __NONCE_PLACEHOLDER__: string;

/** A hash of all pictures: tools/vite/pictures.ts. */
declare const __PICTURES_VERSION__: string;

/** Whether any picture or film was rendered, not taken with a camera: tools/vite/pictures.ts. */
declare const __SHOWS_RENDERINGS__: boolean;
