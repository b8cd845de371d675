import { startScript } from "virtual:start-script";
import { Children, type ReactElement, type ReactNode, type ScriptHTMLAttributes, use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from "react-router";
import { handOverId, writtenOnce } from "../content/hand-over.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

type Element = ReactElement<{ children?: ReactNode; type?: string } | undefined>;

/**
 * In place of the router's `<Scripts>`, which makes the browser load and run everything at once: its hand-over
 * of data as it is, the words that the data names, and one small script, in the page itself, that knows what to
 * load later: the routes of this page, however many the site has. docs/decisions/0013, 0015.
 */
export function LaterScripts() {
  const isHydrated = useHydrated();
  const { manifest, nonce } = use(FrameworkContext) ?? {};
  const matches = useMatches();
  const handOver = import.meta.env.SSR ? routersHandOver() : <AsItStands />;
  // The page that script made anew needs neither.
  if (isHydrated || !manifest || !handOver) return null;
  const words = import.meta.env.SSR ? writtenOnce(matches.map((match) => match.loaderData)) : "";
  return (
    <>
      {handOver}
      <AsItStands id={handOverId} type="application/json" text={words} />
      <AsItStands
        type="module"
        nonce={nonce}
        src={import.meta.env.SSR && !startScript ? manifest.entry.module : undefined}
        data-manifest={import.meta.env.SSR ? jsonOf(manifest) : ""}
        text={startScript}
      />
    </>
  );
}

// Called, not rendered, to see what it would put into the page.
function routersHandOver(): Element | undefined {
  return elementsIn(Scripts({})).find(
    ({ type, props }) => type === "script" && props?.type !== "module",
  );
}

interface AsItStandsProps extends ScriptHTMLAttributes<HTMLScriptElement> {
  /** What the server writes. */
  text?: string;
}

// In the browser React takes the server's script for its own, whatever it says: no reason to bring the text there.
function AsItStands({ text = "", ...attributes }: AsItStandsProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own, and JSON without a "<"
    <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

const written = new WeakMap<object, string>();

// Of one page's routes (app/entry.server.tsx) always the same object.
function jsonOf(manifest: object): string {
  const json = written.get(manifest) ?? JSON.stringify(manifest, whatIsUsed);
  written.set(manifest, json);
  return json;
}

// What a route does not have need not be said, nor where this script is.
function whatIsUsed(name: string, value: unknown): unknown {
  const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty || name === "entry" ? undefined : value;
}

function elementsIn(node: ReactNode): Element[] {
  return Children.toArray(node).flatMap((child) => {
    const element = child as Element;
    return [element, ...elementsIn(element.props?.children)];
  });
}
