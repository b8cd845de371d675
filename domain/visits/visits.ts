import type { FormName } from "../booking/submission.ts";
import { type AnyPage, pageFacts, pages } from "../pages/pages.ts";

/** The data set of Analytics Engine that holds the counts; wrangler.toml binds it as VISITS. */
export const visitsDataset = "lapland_winter_visits";

/** What can be counted on a page: that it was opened, and how far its form went. */
export type VisitStep = "seen" | "begun" | "sent" | "refused";

/** Analytics events of a page's script that the gateway cannot see: a page opened without a request, a form begun. */
export type ClientEvent = Extract<VisitStep, "seen" | "begun">;

export const clientEvents: readonly ClientEvent[] = ["seen", "begun"];

/** The path that takes an analytics event. */
export const eventPath = (step: ClientEvent) => `/api/visits/${step}`;

/** The page that holds a form. */
export function findFormPage(form: FormName): AnyPage | undefined {
  return (Object.keys(pages) as AnyPage[]).find((page) => pageFacts(page).form === form);
}

/** One count. Nothing in it says who it was, and no two of the same person have anything in common. */
export interface Visit {
  step: VisitStep;
  page: AnyPage;
  /** Empty where the language is not known, and so on. */
  language: string;
  /** Two capital letters. */
  country: string;
  /** The host of the website whose link led here. */
  referrer: string;
  isBot: boolean;
}

/** The columns of the data set, in the order in which `toDataPoint` fills them. */
export const visitColumns = {
  step: "blob1",
  page: "blob2",
  language: "blob3",
  country: "blob4",
  referrer: "blob5",
  who: "blob6",
} as const;

/** Kind of visitor, as far as the User-Agent shows. */
export const visitors = { person: "person", bot: "bot" } as const;

/**
 * A count as Analytics Engine takes it. What is sampled together, should there ever be very many, is one step: so
 * the few forms are not lost among the many pages.
 */
export function toDataPoint({ step, page, language, country, referrer, isBot }: Visit) {
  const who = isBot ? visitors.bot : visitors.person;
  return { indexes: [step], blobs: [step, page, language, country, referrer, who] };
}
