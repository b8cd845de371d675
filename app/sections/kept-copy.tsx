import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { planOf } from "#domain/plan-link.ts";
import { type CopyState, keepPlan } from "../navigation/kept-copy.ts";
import { useContent } from "../words/content-provider.tsx";

/** Has this page and its plan kept for times without a connection, and says whether they are. SPEC 2.14. */
export function KeptCopy() {
  const words = useContent("plan");
  const { pathname, hash } = useLocation();
  const [state, setState] = useState<CopyState>();
  const address = pathname + (planOf(hash) ? hash : "");
  useEffect(() => {
    setState(undefined);
    return keepPlan(address, setState);
  }, [address]);
  return <p aria-live="polite">{state && words[state]}</p>;
}
