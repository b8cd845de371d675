import { type ReactNode, Suspense, use } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestContext } from "#context";
import handleRequest from "../../app/entry.server.tsx";
import { parseConfig } from "../../worker/config/env.ts";
import { workingVars } from "../support/working-vars.ts";

const never = new Promise<string>(() => {});
const errors = vi.spyOn(console, "error");
const slow = new AbortController();

beforeEach(() => {
  errors.mockImplementation(() => {});
  vi.stubGlobal("__NONCE_PLACEHOLDER__", "nonce");
});
afterEach(() => {
  errors.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The answer for a page that holds this beside its words, as the site's own entry renders it. */
function rendered(part: ReactNode): Promise<Response> {
  const Root = () => (
    <html lang="en">
      <body>
        <p>All that matters</p>
        {part}
      </body>
    </html>
  );
  const route = { id: "root", path: "", module: { default: Root } };
  const shown = { hasLoader: false, hasAction: false, hasErrorBoundary: false };
  const inBrowser = { ...shown, hasClientLoader: false, hasClientAction: false };
  const middleware = { hasClientMiddleware: false, module: "/root.js" };
  const build: ServerBuild = {
    entry: { module: { default: handleRequest } },
    routes: { root: route },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: {
          id: "root",
          path: "",
          ...inBrowser,
          ...middleware,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: "/manifest.js",
      version: "1",
    },
    ...{ publicPath: "/", assetsBuildDirectory: "build", future: {}, isSpaMode: false, ssr: true },
    ...{ prerender: [], routeDiscovery: { mode: "initial", manifestPath: "/manifest" } },
  } as ServerBuild;
  const context = new RouterContextProvider();
  context.set(requestContext, { settings: parseConfig({ ...workingVars }).settings });
  return createRequestHandler(build, "production")(new Request("http://localhost/"), context);
}

test("a page of which a part does not come in time is a failure from the start, so that no cache keeps it", async () => {
  const clock = vi.spyOn(AbortSignal, "timeout").mockReturnValue(slow.signal);
  const Never = () => use(never);
  const page = rendered(
    <Suspense fallback={<p>Soon</p>}>
      <Never />
    </Suspense>,
  );
  await vi.waitFor(() => expect(clock).toHaveBeenCalled());
  slow.abort(new Error("too slow"));
  expect((await page).status).toBe(500);
  expect(String(errors.mock.calls[0]?.[0])).toContain("too slow");
});

test("a page that is whole in time ends as it should", async () => {
  const Late = () => use(Promise.resolve("Also this"));
  const page = await rendered(
    <Suspense fallback={<p>Soon</p>}>
      <Late />
    </Suspense>,
  );
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/All that matters.*Also this.*<\/html>/s);
  expect(errors).not.toHaveBeenCalled();
});
