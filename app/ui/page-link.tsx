import type { ComponentProps, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Language } from "#domain/languages.ts";
import type { PageKey } from "#domain/route-table.ts";
import { pathOf } from "#domain/routes.ts";
import { useLanguage } from "../content/content-provider.tsx";

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

/** A link to a page by its route key, in the language of the page unless another is named. */
export function PageLink({ page, language, search = "", ...rest }: PageLinkProps) {
  const current = useLanguage();
  return (
    <Anchor
      to={pathOf(page, language ?? current) + search}
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
  const to = pathOf(page, useLanguage());
  const isOpen = useLocation().pathname === to;
  return <Anchor to={to} aria-current={isOpen ? "page" : undefined} {...rest} />;
}

interface AnchorProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

// On the server a link is an anchor and no more: the router's own, of which a page has some forty, would
// compute there what nobody asks for.
function Anchor({ to, ...rest }: AnchorProps) {
  if (import.meta.env.SSR) return <a href={to} {...rest} />;
  return <Link to={to} discover="none" preventScrollReset {...rest} />;
}
