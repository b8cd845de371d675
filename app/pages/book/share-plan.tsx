import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  formatPlan,
  parsePlan,
  planPrefix,
  type TripSelection,
  toFormValues,
} from "#domain/booking/trip-selection.ts";
import { pathOf } from "#domain/pages/routes.ts";
import type { FormResult } from "../../forms/form-result.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useLanguage } from "../../words/content-provider.tsx";

interface PlanLinkProps {
  selection: TripSelection | undefined;
  onPlan: (values: FormResult["values"]) => void;
}

/** Keeps the plan in the fragment of the address, fills the form in from there, and shares the link. */
export function SharePlan({ selection, onPlan }: PlanLinkProps) {
  const hydrated = useHydrated();
  const read = useEffectEvent((fragment: string) => {
    const plan = parsePlan(fragment);
    if (plan) onPlan(toFormValues(plan));
  });
  const readFirst = useEffectEvent((fragment: string) => {
    // After a reload the draft is the same plan, and newer by what was typed last.
    if (wasOpened() || !selection) read(fragment);
  });
  useEffect(() => {
    // The draft comes first: a link that is opened wins over it. What this form writes meanwhile is no such link.
    const timer = setTimeout(readFirst, 0, window.location.hash);
    const readChanged = () => read(window.location.hash);
    window.addEventListener("hashchange", readChanged);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", readChanged);
    };
  }, []);
  const written = useRef(selection);
  useEffect(() => {
    // Nothing is written before something changes: a page that was only opened keeps its address.
    if (written.current !== selection) writePlan(selection);
    written.current = selection;
  }, [selection]);
  return (
    <div data-plan-link data-screen-only>
      {hydrated && selection && (
        <ShareButtons key={JSON.stringify(selection)} selection={selection} />
      )}
    </div>
  );
}

function ShareButtons({ selection }: { selection: TripSelection }) {
  const words = useContent("booking").week;
  const [said, setSaid] = useState("");
  async function share() {
    const { origin, pathname } = window.location;
    const url = origin + pathname + formatPlan(selection);
    setSaid("");
    const isShared = await navigator.share?.({ title: document.title, url }).then(
      () => true,
      // The visitor dismissed the share sheet: say nothing.
      (error: Error) => error.name === "AbortError",
    );
    if (isShared) return;
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(copied ? words.copied : words.copyFailed);
  }
  return (
    <div>
      <Button variant="outline" size="small" onClick={share}>
        {words.share}
      </Button>
      {/* A whole page, so that it begins at its top. What was typed here is kept. */}
      <a href={pathOf("plan", useLanguage()) + formatPlan(selection)}>{words.sheet}</a>
      <p aria-live="polite">{said}</p>
    </div>
  );
}

/** Whether the page was opened by its address, and not by a reload, Back or Forward. */
function wasOpened(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

function writePlan(selection: TripSelection | undefined): void {
  const { hash, pathname, search } = window.location;
  const fragment = selection ? formatPlan(selection) : "";
  // Without a selection only a plan is removed from the address; another anchor stays.
  if (fragment === hash || (!fragment && !hash.startsWith(planPrefix))) return;
  // The router's own state belongs to this entry of the history.
  window.history.replaceState(window.history.state, "", pathname + search + fragment);
}
