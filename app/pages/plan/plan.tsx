import { LightSection, Sections } from "../../sections/sections.tsx";
import { Button } from "../../ui/button.tsx";
import { useContent } from "../../words/content-provider.tsx";
import { OfflineNotice } from "./offline-copy.tsx";
import { PackingList, PlanFacts, WayHere } from "./plan-facts.tsx";
import styles from "./plan-head.module.css";
import planSheetStyles from "./plan-sheet.module.css";
import { PlannedStay } from "./planned-stay.tsx";

/** What the sheet is, how to print it, and whether it is available offline. */
export function PlanHead() {
  const { title, lead, print } = useContent("plan");
  return (
    <section className={styles.head} data-hero>
      <h1 tabIndex={-1}>{title}</h1>
      <p data-screen-only>{lead}</p>
      <div className={styles.ways} data-screen-only>
        <Button onClick={() => window.print()}>{print}</Button>
        <OfflineNotice />
      </div>
    </section>
  );
}

/** The sheet: the days of the plan in the address, whom to call, the way here, and what to pack. SPEC 2.14. */
export function PlanSheet() {
  return (
    <div className={planSheetStyles.sheet} data-sheet>
      <PlannedStay />
      <PlanFacts />
      <WayHere />
      <PackingList />
    </div>
  );
}

/** What a guest takes along, on one sheet, and on a device without a connection. SPEC 2.14. */
export default function PlanPage() {
  return (
    <Sections>
      <PlanHead />
      <LightSection>
        <PlanSheet />
      </LightSection>
    </Sections>
  );
}
