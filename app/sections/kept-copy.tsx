import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type CopyState, keepOpenPage } from "../navigation/kept-copy.ts";
import { useContent } from "../words/content-provider.tsx";

/** Has this page kept for times without a connection, and says whether it is. SPEC 2.14. */
export function KeptCopy() {
  const words = useContent("plan");
  const { hash } = useLocation();
  const [state, setState] = useState<CopyState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is kept anew
  useEffect(() => keepOpenPage(setState), [hash]);
  return <p aria-live="polite">{state && words[state]}</p>;
}
