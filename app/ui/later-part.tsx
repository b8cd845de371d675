import { type ComponentType, lazy, Suspense } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** A part that only a browser shows, loaded after hydration; if its script does not come, the page works without it. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
  return function LaterPart(props) {
    if (!useHydrated()) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
