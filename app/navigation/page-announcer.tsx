import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a navigation, focuses the page's heading, and a screen reader announces the new title. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The structured data describe the page that the server sent, not this one.
    document.querySelector("script[type='application/ld+json']")?.remove();
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      // A hash has its own target, and useScrollToHero does the scrolling.
      if (!hash) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer>
      {title}
    </p>
  );
}
