import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { PageKey } from "#domain/pages.ts";
import { pathOf } from "#domain/routes.ts";
import { useLanguage } from "../words/content-provider.tsx";
import { readTranslation } from "../words/translations.client.ts";

interface PageLinkProps {
  page: PageKey;
  /** As "?package=7-day". */
  search?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a page by its key, in the current language. Hover or focus loads the page's script and words. */
export function PageLink({ page, search = "", ...rest }: PageLinkProps) {
  const language = useLanguage();
  return <Link to={pathOf(page, language) + search} {...usePrefetch()} {...rest} />;
}

/** A link that says which page is open (aria-current). */
export function PageNavLink({
  page,
  ...rest
}: Pick<PageLinkProps, "page" | "onClick" | "children">) {
  const language = useLanguage();
  return (
    <NavLink to={pathOf(page, language)} end className={noClass} {...usePrefetch()} {...rest} />
  );
}

// aria-current is enough; by default the router would add the class "active".
const noClass = () => undefined;

/**
 * Router options that prefetch the page and leave scrolling to useScrollToHero; Save-Data turns prefetching off.
 */
function usePrefetch() {
  const language = useLanguage();
  const readWords = () => {
    if (!savesData()) readTranslation(language);
  };
  return {
    prefetch: savesData() ? "none" : "intent",
    preventScrollReset: true,
    discover: "none",
    onPointerEnter: readWords,
    onFocus: readWords,
  } as const;
}

function savesData(): boolean {
  if (typeof navigator === "undefined") return false;
  return (
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false
  );
}
