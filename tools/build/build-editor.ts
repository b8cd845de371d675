// Runs after the site's build: adds the editor to its files where facts.json says which repository it edits.
import { addEditor, editorTarget } from "./editor-files.ts";
import { readFacts } from "./facts-file.ts";

const target = editorTarget(readFacts().editor);
if (target) await addEditor("build/client", target);
