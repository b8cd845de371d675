import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { LinkedPage } from "../../../app/content/links.ts";
import { useLinks } from "../../../app/content/links-context.ts";

interface PageLinkProps {
  page: LinkedPage;
  search?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** The router's own link in place of the site's. */
export function PageLink({ page, search = "", ...rest }: PageLinkProps) {
  return <Link to={useLinks().pages[page] + search} {...rest} />;
}

/** The router's own link that says which page is open. */
export function PageNavLink({
  page,
  ...rest
}: Pick<PageLinkProps, "page" | "onClick" | "children">) {
  return <NavLink to={useLinks().pages[page]} end {...rest} />;
}
