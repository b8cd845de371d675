import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { planOf } from "#domain/plan-link.ts";
import { type CopyState, keepPlan } from "../navigation/kept-copy.ts";
import { useContent } from "../words/content-provider.tsx";

/** Has this page and its plan kept for times without a connection, and says whether they are. SPEC 2.14. */
export function KeptCopy() {
  const words = useContent("plan");
  const { pathname, hash } = useLocation();
  const [told, setTold] = useState<{ address: string; state: CopyState }>();
  const address = pathname + (planOf(hash) ? hash : "");
  useEffect(() => keepPlan(address, (state) => setTold({ address, state })), [address]);
  // What was told of the page in another language is not said of this one, not even for a moment.
  return <p aria-live="polite">{told?.address === address && words[told.state]}</p>;
}
