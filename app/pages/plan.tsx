import { Daylight } from "../sections/daylight.tsx";
import { PlanHead } from "../sections/plan-head.tsx";
import { PlanSheet } from "../sections/plan-sheet.tsx";
import { Sections } from "../sections/sections.tsx";

/** What a guest takes along, on one sheet, and on a device without a connection. SPEC 2.14. */
export default function PlanPage() {
  return (
    <Sections>
      <PlanHead />
      <Daylight>
        <PlanSheet />
      </Daylight>
    </Sections>
  );
}
