import type { ReactNode } from "react";
import type { Language } from "#domain/languages.ts";
import type { PageKey } from "#domain/route-table.ts";
import { pathOf } from "#domain/routes.ts";
import { useLanguage } from "../content/content-provider.tsx";
import { usePageKey } from "./use-page-key.ts";

interface PageLinkProps {
  page: PageKey;
  /** Named where the link is about the language: it then carries hreflang. */
  language?: Language;
  /** As "?package=7-day". */
  search?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to a page by its route key, in the language of the page unless another is named. A plain link: what
 * makes it open without leaving the page is `useFollowLinks`, once for all.
 */
export function PageLink({ page, language, search = "", ...rest }: PageLinkProps) {
  const current = useLanguage();
  return (
    <a
      href={pathOf(page, language ?? current) + search}
      {...(language && { hrefLang: language, lang: language })}
      {...rest}
    />
  );
}

/** A link that says which page is open (aria-current). */
export function PageNavLink({
  page,
  ...rest
}: Pick<PageLinkProps, "page" | "onClick" | "children">) {
  const isOpen = usePageKey() === page;
  return (
    <a href={pathOf(page, useLanguage())} aria-current={isOpen ? "page" : undefined} {...rest} />
  );
}
