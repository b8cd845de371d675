import { PackingList } from "./packing-list.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import styles from "./plan-sheet.module.css";
import { PlannedStay } from "./planned-stay.tsx";
import { WayHere } from "./way-here.tsx";

/** The sheet: the days of the plan in the address, whom to call, the way here, and what to pack. SPEC 2.14. */
export function PlanSheet() {
  return (
    <div className={styles.sheet} data-sheet>
      <PlannedStay />
      <PlanFacts />
      <WayHere />
      <PackingList />
    </div>
  );
}
