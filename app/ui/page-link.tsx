import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";
import type { PageKey } from "#domain/pages/pages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useLanguage, usePage } from "../words/content-provider.tsx";
import { readTranslation } from "../words/translations.client.ts";

interface PageLinkProps {
  page: PageKey;
  /** As "?package=7-day". */
  search?: string;
  className?: string;
  "aria-current"?: "page";
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a page by its key, in the language of the page; pointing at it prefetches its script and its words. */
export function PageLink({ page, search = "", ...rest }: PageLinkProps) {
  const language = useLanguage();
  const readWords = () => {
    if (!savesData()) readTranslation(language);
  };
  return (
    <RouterLink
      to={pathOf(page, language) + search}
      prefetch={savesData() ? "none" : "intent"}
      onPointerEnter={readWords}
      onFocus={readWords}
      {...rest}
    />
  );
}

/** A link that says which page is open (aria-current). */
export function PageNavLink(props: Pick<PageLinkProps, "page" | "onClick" | "children">) {
  const isOpen = usePage() === props.page;
  return <PageLink aria-current={isOpen ? "page" : undefined} {...props} />;
}

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  prefetch?: "intent" | "none";
}

/** The router's link, which leaves scrolling to useScrollToHero. */
export function RouterLink(props: RouterLinkProps) {
  return <Link discover="none" preventScrollReset {...props} />;
}

function savesData(): boolean {
  if (typeof navigator === "undefined") return false;
  return (
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false
  );
}
