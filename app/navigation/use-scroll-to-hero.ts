import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Names the visit that began when the visitor followed a link to a page, the open page included; undefined after
 * back, forward or a hash, and after a change within the page (filter, enlarged picture), which carries state.
 * SPEC 2.4 (navigation).
 */
export function useFollowedLink(): string | undefined {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  return navigation === "POP" || hash || state ? undefined : key;
}

const maxFrames = 5;

/**
 * Scrolls smoothly to the element marked as hero when a link to a page is followed, or to the top if none appears
 * within five frames. SPEC 2.4 (navigation).
 */
export function useScrollToHero(): void {
  const followed = useFollowedLink();
  useEffect(() => {
    if (!followed) return;
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      frames++;
      const hero = document.querySelector("[data-hero]");
      if (hero) hero.scrollIntoView({ behavior: scrollBehavior() });
      else if (frames >= maxFrames) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [followed]);
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
