import { Children, type ReactElement, type ReactNode, use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

type Element = ReactElement<{ children?: ReactNode; type?: string } | undefined>;

/**
 * In place of the router's `<Scripts>`, which makes the browser load and run everything at once: its hand-over
 * of data as it is, and one small script that knows what to load later: the routes of this page, however many
 * the site has. docs/decisions/0013, 0015.
 */
export function LaterScripts() {
  const isHydrated = useHydrated();
  const { manifest, nonce } = use(FrameworkContext) ?? {};
  const ids = useMatches().map(({ id }) => id);
  const handOver = import.meta.env.SSR ? routersHandOver() : <HandOverAsItStands />;
  // The page that script made anew needs neither.
  if (isHydrated || !manifest || !handOver) return null;
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return (
    <>
      {handOver}
      <script
        type="module"
        nonce={nonce}
        src={manifest.entry.module}
        fetchPriority="low"
        data-manifest={JSON.stringify({ ...manifest, routes }, withoutFalse)}
        suppressHydrationWarning
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

// In the browser React takes the server's script for its own, whatever it says: no reason to bring the router's part.
function HandOverAsItStands() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

// What a route does not have need not be said.
function withoutFalse(_name: string, value: unknown): unknown {
  return value === false ? undefined : value;
}

function elementsIn(node: ReactNode): Element[] {
  return Children.toArray(node).flatMap((child) => {
    const element = child as Element;
    return [element, ...elementsIn(element.props?.children)];
  });
}
