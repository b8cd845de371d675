import { holdEarlyClicks } from "./start/early-clicks.ts";
import { idleOrTouched } from "./start/idle-or-touched.ts";
import { preloadPage, readPageScript } from "./start/page-script.ts";
import { rememberChosenLanguage } from "./start/remember-language.ts";

rememberChosenLanguage();
const clicks = holdEarlyClicks();
void start();

// The page stands without script: until here it only waits, so that nothing competes with the first view.
// docs/decisions/0013. Not awaited: files that are loaded now may import from this one.
async function start() {
  await idleOrTouched();
  try {
    const script = readPageScript();
    await preloadPage(script);
    const { hydrate } = await import("./start/hydrate.tsx");
    await hydrate(script.manifest, clicks.letGo);
  } catch (error) {
    console.error(error);
    clicks.letGo();
  }
}
