import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a change of page its heading takes the focus, and a screen reader hears the page's new title. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // What crawlers read of the page that the server sent; it is not this one's.
    document.querySelector("script[type='application/ld+json']")?.remove();
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      // A hash has a place of its own to go to; scrolling is done elsewhere.
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
