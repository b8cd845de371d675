import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type ClientEvent, eventPath } from "#domain/visits/visits.ts";
import { useSettings } from "./page-data.ts";

/**
 * Sends a client-side analytics event, the page's path only, if the site counts visits. It costs nobody a wait, and the
 * gateway ignores whoever asks not to be tracked. docs/decisions/0044
 */
export function useTrack(): (step: ClientEvent) => void {
  const { countsVisits } = useSettings();
  return (step) => {
    if (countsVisits) navigator.sendBeacon(eventPath(step));
  };
}

/** Sends a page view for each page that opens without a request to the server. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const track = useTrack();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    track("seen");
  });
}
