import { useEffect } from "react";
import { useFollowedLink } from "./use-followed-link.ts";

const mostFrames = 5;

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
      else if (frames >= mostFrames) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [followed]);
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
