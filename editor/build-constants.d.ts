/** Where the editor saves: scripts/editor-files.ts. */
declare const __EDITOR__: import("./config.ts").EditorTarget;
