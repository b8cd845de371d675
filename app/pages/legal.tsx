import { isLegalKey } from "#domain/routes.ts";
import { languageAction } from "../forms/language-action.server.ts";
import { LegalText } from "../sections/legal-text.tsx";
import { usePage } from "../words/content-provider.tsx";

export const action = languageAction;

/** Privacy, terms, cookies or the legal notice, by the address. SPEC 2.1 (links without prefix). */
export default function LegalPage() {
  const page = usePage();
  return page && isLegalKey(page) ? <LegalText page={page} /> : null;
}
