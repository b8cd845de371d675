import { Button } from "../ui/button.tsx";
import { useContent } from "../words/content-provider.tsx";
import { KeptCopy } from "./kept-copy.tsx";
import styles from "./plan-head.module.css";

/** What the sheet is, how to print it, and whether this device has kept it. */
export function PlanHead() {
  const { title, lead, print } = useContent("plan");
  return (
    <section className={styles.head} data-hero>
      <h1 tabIndex={-1}>{title}</h1>
      <p data-screen-only>{lead}</p>
      <div className={styles.ways} data-screen-only>
        <Button onClick={() => window.print()}>{print}</Button>
        <KeptCopy />
      </div>
    </section>
  );
}
