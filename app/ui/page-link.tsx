import type { ReactNode } from "react";
import type { LinkedPage } from "../content/links.ts";
import { useLinks } from "../content/links-context.ts";

interface PageLinkProps {
  page: LinkedPage;
  /** As "?package=7-day". */
  search?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to a page by its route key, in the language of the page. A plain link: what makes it open without
 * leaving the page is `useFollowLinks`, once for all.
 */
export function PageLink({ page, search = "", ...rest }: PageLinkProps) {
  return <a href={useLinks().pages[page] + search} {...rest} />;
}

/** A link that says which page is open (aria-current). */
export function PageNavLink({
  page,
  ...rest
}: Pick<PageLinkProps, "page" | "onClick" | "children">) {
  const links = useLinks();
  const isOpen = links.page === page;
  return <a href={links.pages[page]} aria-current={isOpen ? "page" : undefined} {...rest} />;
}
