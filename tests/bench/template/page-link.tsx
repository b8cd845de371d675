import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { Language } from "#domain/languages.ts";
import type { PageKey } from "#domain/route-table.ts";
import { pathOf } from "#domain/routes.ts";
import { useLanguage } from "../../../app/content/content-provider.tsx";

interface PageLinkProps {
  page: PageKey;
  language?: Language;
  search?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** The router's own link in place of the site's. */
export function PageLink({ page, language, search = "", ...rest }: PageLinkProps) {
  const current = useLanguage();
  return (
    <Link
      to={pathOf(page, language ?? current) + search}
      {...(language && { hrefLang: language, lang: language })}
      {...rest}
    />
  );
}

/** The router's own link that says which page is open. */
export function PageNavLink({
  page,
  ...rest
}: Pick<PageLinkProps, "page" | "onClick" | "children">) {
  return <NavLink to={pathOf(page, useLanguage())} end {...rest} />;
}
