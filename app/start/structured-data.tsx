import { useMatches } from "react-router";
import { describe } from "../content/described.ts";
import { structuredData } from "../content/structured-data/index.ts";

/** The page's structured data. Crawlers load whole pages: no visitor needs the script that would write it. */
export function StructuredData() {
  const described = describe(useMatches().map((match) => match.loaderData));
  if (!described) return null;
  const __html = structuredData(described);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
