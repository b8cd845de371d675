import { useEffect } from "react";
import { useNavigate } from "react-router";
import { matchPath } from "#domain/routes.ts";
import { preloadChunks } from "../content/page-chunks.ts";
import { readTranslation } from "../content/translations.client.ts";

const intents = ["pointerover", "focusin", "touchstart"];

/**
 * Follows the links between the pages without leaving the page, and fetches what a page needs as soon as
 * somebody points at a link to it, so that a click shows it at once.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0 || isForElsewhere(event)) return;
      event.preventDefault();
      const { href, pathname, search } = link;
      navigate(pathname + search, { preventScrollReset: true, replace: href === location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  useEffect(() => {
    for (const intent of intents) document.addEventListener(intent, prepare, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prepare);
    };
  }, []);
}

function prepare(event: Event): void {
  const link = pageLinkOf(event);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!link || link.pathname === location.pathname || connection?.saveData) return;
  const target = matchPath(link.pathname);
  preloadChunks(link.pathname);
  if (target) void readTranslation(target.language);
}

/** The link to a page that an event is about; links that say so are left to the browser. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : undefined;
  if (!link || link.origin !== location.origin || link.hash) return undefined;
  if (link.target || link.rel === "external" || !matchPath(link.pathname)) return undefined;
  return link;
}

// In another tab or window, or as a file.
function isForElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
