import { holdEarlyClicks } from "./start/early-clicks.ts";
import { idleOrTouched } from "./start/idle-or-touched.ts";
import { preloadPage, readManifest } from "./start/page-script.ts";
import { rememberChosenLanguage } from "./start/remember-language.ts";

rememberChosenLanguage();
const clicks = holdEarlyClicks();
void start();

// The page stands without script: until here it only waits, so that nothing competes with the first view.
// docs/decisions/0013. The address of the rest comes with the page: named here, it would bring helpers along.
async function start() {
  await idleOrTouched();
  try {
    const manifest = readManifest();
    await preloadPage(manifest);
    const root = manifest.routes.root?.module ?? "";
    const { handle }: typeof import("./root.tsx") = await import(/* @vite-ignore */ root);
    await handle.hydrate(manifest, clicks.letGo);
  } catch (error) {
    console.error(error);
    clicks.letGo();
  }
}
