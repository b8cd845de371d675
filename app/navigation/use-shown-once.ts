import { useEffect } from "react";
import { missingParameter } from "#domain/routes.ts";
import { sentName } from "#domain/submission.ts";

/**
 * Takes out of the address what it reports once, as soon as the page shows it: a reload, a bookmark or a shared link
 * says nothing untrue. The router keeps its own address until the next navigation, so nothing is rendered again.
 */
export function useShownOnce(): void {
  useEffect(() => {
    const url = new URL(location.href);
    const reports = [sentName, missingParameter].filter((name) => url.searchParams.has(name));
    if (reports.length === 0) return;
    for (const name of reports) url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, []);
}
