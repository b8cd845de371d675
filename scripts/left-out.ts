import type { Plugin } from "vite";

interface Feature {
  name: string;
  /** What the path of its file ends with. */
  file: string;
  /** Never called where nobody uses the feature: a call throws. */
  unused: readonly string[];
  /** Called in any case, to find nothing to do. */
  idle?: readonly string[];
}

const reactDom = "react-dom/cjs/react-dom-client.production.js";
const router = "react-router/dist/production/lib/router/router.js";
const fogOfWar = "react-router/dist/production/lib/dom/ssr/fog-of-war.js";
const singleFetch = "react-router/dist/production/lib/dom/ssr/single-fetch.js";
const components = "react-router/dist/production/lib/dom/ssr/components.js";
const digests = "react-router/dist/production/lib/errors.js";

const methodsOf = (owner: string, names: readonly string[]) =>
  names.map((name) => `${owner}.prototype.${name}`);

/** Whole features of React and its router that no page of this site uses. docs/decisions/0017. */
export const leftOut: readonly Feature[] = [
  {
    name: "<ViewTransition>",
    file: reactDom,
    unused: [
      "startViewTransition",
      "reportViewTransitionError",
      "createViewTransitionInstance",
      "ViewTransitionPseudoElement",
      ...methodsOf("ViewTransitionPseudoElement", ["animate", "getAnimations", "getComputedStyle"]),
    ],
    idle: [
      "trackEnterViewTransitions",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "commitAppearingPairViewTransitions",
      "commitDeletedPairViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "restorePairedViewTransitions",
      "measureNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "applyViewTransitionToHostInstances",
      "applyViewTransitionToHostInstancesRecursive",
      "applyViewTransitionName",
      "restoreViewTransitionOnHostInstances",
      "restoreViewTransitionName",
      "scheduleViewTransitionEvent",
      "getViewTransitionName",
      "getViewTransitionClassName",
    ],
  },
  {
    name: "ref of a fragment",
    file: reactDom,
    unused: [
      "FragmentInstance",
      ...methodsOf("FragmentInstance", [
        "addEventListener",
        "removeEventListener",
        "dispatchEvent",
        "focus",
        "focusLast",
        "blur",
        "observeUsing",
        "unobserveUsing",
        "getClientRects",
        "getRootNode",
        "compareDocumentPosition",
        "scrollIntoView",
      ]),
    ],
    idle: [
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
    ],
  },
  {
    name: "<SuspenseList>",
    file: reactDom,
    unused: ["updateSuspenseListComponent", "cutOffTailIfNeeded"],
  },
  { name: "<Activity>", file: reactDom, unused: ["updateActivityComponent"] },
  { name: "a custom element", file: reactDom, unused: ["setPropOnCustomElement"] },
  {
    name: "useActionState",
    file: reactDom,
    unused: [
      "mountActionState",
      "updateActionState",
      "updateActionStateImpl",
      "rerenderActionState",
      "runActionStateAction",
      "dispatchActionState",
    ],
  },
  {
    name: "a style or script with precedence, or preloaded by react-dom",
    file: reactDom,
    unused: [
      "acquireResource",
      "suspendResource",
      "preloadResource",
      "preload",
      "preloadModule",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "preconnectAs",
    ],
  },
  { name: "a fetcher", file: router, unused: ["handleFetcherAction", "handleFetcherLoader"] },
  { name: "a form sent by the router", file: router, unused: ["handleAction"] },
  { name: "a form sent by the router", file: singleFetch, unused: ["singleFetchActionStrategy"] },
  { name: "a fetcher", file: singleFetch, unused: ["singleFetchLoaderFetcherStrategy"] },
  { name: "a site without a server", file: singleFetch, unused: ["nonSsrStrategy"] },
  {
    name: "a blocker",
    file: router,
    unused: ["getBlocker", "updateBlocker"],
    idle: ["shouldBlockNavigation"],
  },
  { name: "lazy route discovery", file: router, unused: ["discoverRoutes"] },
  {
    name: "lazy route discovery",
    file: fogOfWar,
    unused: ["handleClientVersionMismatch", "fetchAndApplyManifestPatches"],
    idle: ["useFogOFWarDiscovery", "getPatchRoutesOnNavigationFunction"],
  },
  {
    name: "<Scripts> of a page that failed in the browser, where scripts run already",
    file: components,
    unused: [],
    idle: ["Scripts"],
  },
  {
    name: "errors of server components",
    file: digests,
    unused: [],
    idle: ["decodeRedirectErrorDigest", "decodeRouteErrorResponseDigest"],
  },
];

/** Takes the features of `leftOut` from the browser's build; what only they used goes with them. */
export function leaveOut(): Plugin {
  return {
    name: "leave-out",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-(dom|router)\// },
      handler(code, id) {
        const features = leftOut.filter(({ file }) => id.endsWith(file));
        return features.length > 0 ? features.reduce(withoutFeature, code) : null;
      },
    },
  };
}

/** A library's code without one feature; throws where a version of the library looks different. */
export function withoutFeature(code: string, { name, file, unused, idle = [] }: Feature): string {
  const loud = `throw Error(${JSON.stringify(`left out of this build: ${name}`)})`;
  const quiet = idle.reduce((text, part) => withBody(text, part, "", file), code);
  return unused.reduce((text, part) => withBody(text, part, loud, file), quiet);
}

// Both libraries come formatted: a function ends where a line closes it at its own depth.
function withBody(code: string, name: string, body: string, file: string): string {
  const start = name.includes(".") ? `${name} = function ?` : `(?:async )?function ${name}`;
  const whole = new RegExp(`^([\\t ]*)(${start}\\([^]*?\\) \\{)\\n[^]*?\\n\\1\\}`, "gm");
  const [found, ...more] = code.matchAll(whole);
  if (!found || more.length > 0)
    throw new Error(`${file} is another than scripts/left-out.ts knows: ${name}`);
  const [text, indent, head] = found;
  return (
    code.slice(0, found.index) +
    `${indent}${head} ${body} }` +
    code.slice(found.index + text.length)
  );
}
