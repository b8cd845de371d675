import { PageNavLink } from "../ui/page-link.tsx";
import { useText } from "../words/content-provider.tsx";
import type { MenuLink } from "./main-menu.ts";

/** Links of a menu, as items of its list. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  const t = useText();
  return links.map(([page, label]) => (
    <li key={page}>
      <PageNavLink page={page}>{t(label)}</PageNavLink>
    </li>
  ));
}
