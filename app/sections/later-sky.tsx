import { type ComponentProps, lazy, Suspense } from "react";
// With its place the page brings all its styles, for where there is no script.
import styles from "./sky-of-week.module.css";
import type { SkyOfWeek } from "./sky-of-week.tsx";

const load = () => import("./sky-of-week.tsx");

// Who has no script gets it with the page, so on the server it has to be at hand.
const onServer = import.meta.env.SSR ? (await load()).SkyOfWeek : undefined;

const Later = lazy(() =>
  load().then(
    ({ SkyOfWeek }) => ({ default: SkyOfWeek }),
    // Without its script the page works, just without the sky.
    () => ({ default: () => null }),
  ),
);

/** The sky of a stay, whose script a browser loads only when there is a stay to show. */
export function LaterSky(props: ComponentProps<typeof SkyOfWeek>) {
  const Sky = onServer ?? Later;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <Sky {...props} />
    </Suspense>
  );
}
