import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { sentName } from "#domain/booking/submission.ts";
import { missingParameter } from "#domain/pages/routes.ts";
import { type ClientEvent, eventPath } from "#domain/visits/visits.ts";
import { useSettings } from "./page-data.ts";

/**
 * Tells the site what it cannot see itself, if it counts visits: an address, and no content. It costs nobody a wait, and
 * who asks not to be tracked is not counted. docs/decisions/0044
 */
export function useTrack(): (step: ClientEvent) => void {
  const { countsVisits } = useSettings();
  return (step) => {
    if (countsVisits) navigator.sendBeacon(eventPath(step));
  };
}

/** Tells the site of each page that the visitor opens without asking it. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const tell = useTrack();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    tell("seen");
  });
}

const reports = [missingParameter, sentName];

/**
 * Takes out of the address what it reports once, as soon as the page shows it: a reload, a bookmark or a shared link
 * says nothing untrue. The router keeps its own address until the next navigation, so nothing is rendered again.
 */
export function useShownOnce(): void {
  useEffect(() => {
    const url = new URL(location.href);
    const { size } = url.searchParams;
    for (const name of reports) url.searchParams.delete(name);
    if (url.searchParams.size === size) return;
    history.replaceState(history.state, "", url);
  }, []);
}
