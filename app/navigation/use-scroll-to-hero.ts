import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const mostFrames = 5;

/**
 * Scrolls smoothly to the element marked as hero when a new path opens, or to the top if none appears
 * within five frames. Hash, query, back and forward are left alone. SPEC 2.4 (navigation).
 */
export function useScrollToHero(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (navigation === "POP" || hash) return;
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      frames++;
      const hero = document.querySelector("[data-hero]");
      if (hero) hero.scrollIntoView({ behavior: scrollBehavior() });
      else if (frames >= mostFrames) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, navigation]);
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
