import type * as z from "zod/mini";
import type { Company } from "#domain/settings.ts";
import { orEmpty, text } from "./kinds.ts";

/** What the law wants a business to say of itself; all may be empty. docs/facts.md lists what is owed. */
export const companyVars = {
  COMPANY_NAME: orEmpty(text),
  COMPANY_NUMBER: orEmpty(text),
  VAT_NUMBER: orEmpty(text),
  RESPONSIBLE_PERSON: orEmpty(text),
  TRAVEL_GUARANTEE: orEmpty(text),
  COMPLAINTS_ADDRESS: orEmpty(text),
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
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
