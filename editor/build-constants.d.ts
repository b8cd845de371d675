/** Where the editor saves: tools/build/editor-files.ts. */
declare const __EDITOR__: import("./config.ts").EditorTarget;
