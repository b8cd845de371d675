import type { MessageId } from "../content/catalogue.ts";
import type { LinkedPage } from "../content/links.ts";

/** The links of the header, and the quick links of the footer. SPEC 2.4. */
export const mainMenu = [
  ["home", "header.home"],
  ["about", "header.about"],
  ["laplandPackages", "header.packages"],
  ["gallery", "header.gallery"],
  ["contact", "header.contact"],
] as const satisfies readonly (readonly [LinkedPage, MessageId])[];
