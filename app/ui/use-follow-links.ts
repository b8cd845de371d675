import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Links, Translation } from "../content/links.ts";

const intents = ["pointerover", "focusin", "touchstart"];

/**
 * Follows the links between the pages without leaving the page, and fetches what a page needs as soon as
 * somebody points at a link to it, so that a click shows it at once.
 */
export function useFollowLinks({ translations }: Links): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event, translations);
      if (!link || event.defaultPrevented || event.button !== 0 || isForElsewhere(event)) return;
      event.preventDefault();
      const { href, pathname, search } = link;
      navigate(pathname + search, { preventScrollReset: true, replace: href === location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, translations]);
  useEffect(() => {
    const prepare = (event: Event) => preparePage(pageLinkOf(event, translations));
    for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prepare);
    };
  }, [translations]);
}

function preparePage(link?: HTMLAnchorElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!link || link.pathname === location.pathname || connection?.saveData) return;
  // What does not come now is told when the link is followed.
  import("../content/next-page.client.ts").then(
    ({ prepare }) => prepare(link.pathname),
    () => {},
  );
}

/** The link to a page that an event is about; links that say so are left to the browser. */
function pageLinkOf({ target }: Event, translations: Translation[]): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : undefined;
  if (!link || link.origin !== location.origin || link.hash) return undefined;
  if (link.target || link.rel === "external") return undefined;
  const [, prefix] = link.pathname.split("/");
  return translations.some(({ language }) => language === prefix) ? link : undefined;
}

// In another tab or window, or as a file.
function isForElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
