import { useState } from "react";
import { useLocation, useMatches } from "react-router";
import { pageSeo } from "./page-seo.ts";
import { structuredData } from "./structured-data/index.ts";

/**
 * The structured data of the page that the server sent; a navigation removes them. Crawlers load whole pages,
 * so no visitor needs the script that would write them. SPEC 2.4.
 */
export function StructuredData() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [isLeft, setIsLeft] = useState(false);
  const loaderData = useMatches().map((match) => match.loaderData);
  // They stay away when the visitor comes back: a browser could write none but empty ones.
  if (pathname !== firstPath && !isLeft) setIsLeft(true);
  if (isLeft || pathname !== firstPath) return null;
  const seo = import.meta.env.SSR ? pageSeo(loaderData) : undefined;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"; in a browser React keeps the content unchanged
      dangerouslySetInnerHTML={{ __html: seo ? structuredData(seo) : "" }}
    />
  );
}
