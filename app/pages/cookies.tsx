import { useContent } from "../content/content-provider.tsx";
import { languageAction } from "../content/language-action.server.ts";
import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { LegalText } from "../sections/legal-text.tsx";

export const loader = pageLoader("cookies");
export const clientLoader = pageClientLoader("cookies");
export const meta = pageMeta;
export const action = languageAction;

/** SPEC 2.1 (links without prefix). */
export default function CookiesPage() {
  return <LegalText {...useContent("legal").cookies} />;
}
