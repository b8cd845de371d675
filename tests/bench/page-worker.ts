import type { Env } from "../../worker/env.ts";
import { renderPage } from "../../worker/pages.ts";

/** The router's handler and nothing else, as in the official template: no gateway, no log, no policy, no cache. */
export default {
  fetch: (request: Request, env: Env, ctx: ExecutionContext) => renderPage(request, env, ctx, {}),
};
