import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { sentName } from "#domain/booking/submission.ts";
import { missingParameter } from "#domain/pages/routes.ts";
import { useFollowedLink } from "../navigation/use-scroll-to-hero.ts";
import { useText } from "../words/content-provider.tsx";

const quickMs = 150;

/** Whether the next page has been loading for longer than a visitor takes for an immediate reaction. SPEC 4. */
export function useSlowNavigation(): boolean {
  const isLoading = useNavigation().state !== "idle";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setSlow, quickMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/**
 * After a navigation, focuses the page's heading, and a screen reader announces the new title; while a page takes
 * its time to load, it announces that.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const followed = useFollowedLink();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState("");
  const isLoading = useSlowNavigation();
  const t = useText();
  useEffect(() => {
    if (lastPath.current === pathname && !followed) return;
    lastPath.current = pathname;
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      // A hash has its own target, and useScrollToHero does the scrolling.
      if (!hash) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, followed]);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer>
      {isLoading ? t("site.loading") : title}
    </p>
  );
}

const reports = [missingParameter, sentName];

/**
 * Removes parameters that report something once from the address, so that a reload, a bookmark or a shared link does not
 * repeat them. The router keeps its own address until the next navigation, so nothing is rendered again.
 */
export function useForgetReportedQuery(): void {
  useEffect(() => {
    const url = new URL(location.href);
    const { size } = url.searchParams;
    for (const name of reports) url.searchParams.delete(name);
    if (url.searchParams.size === size) return;
    history.replaceState(history.state, "", url);
  }, []);
}
