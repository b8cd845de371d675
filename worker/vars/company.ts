import * as z from "zod/mini";
import type { Company } from "#domain/settings.ts";

// A number without quotes is no text in wrangler.toml; blank is as good as empty.
const fact = z._default(z.string("has to be a text: write it in quotes").check(z.trim()), "");

/** What the law wants a business to say of itself; all may be empty. docs/facts.md lists what is owed. */
export const companyVars = {
  COMPANY_NAME: fact,
  COMPANY_NUMBER: fact,
  VAT_NUMBER: fact,
  RESPONSIBLE_PERSON: fact,
  TRAVEL_GUARANTEE: fact,
  COMPLAINTS_ADDRESS: fact,
};

type CompanyVars = z.infer<z.ZodMiniObject<typeof companyVars>>;

/** The facts that are set, and no others: every page carries the settings. */
export function companyOf(vars: CompanyVars): Company {
  const facts: Company = {
    name: vars.COMPANY_NAME,
    number: vars.COMPANY_NUMBER,
    vatNumber: vars.VAT_NUMBER,
    responsiblePerson: vars.RESPONSIBLE_PERSON,
    travelGuarantee: vars.TRAVEL_GUARANTEE,
    complaintsAddress: vars.COMPLAINTS_ADDRESS,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, set]) => set !== ""));
}
