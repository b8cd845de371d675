import { createContext } from "react-router";
import type { FormName, SubmitOutcome } from "../domain/booking/submission.ts";
import type { Settings } from "../domain/facts/settings.ts";
import type { Language } from "../domain/pages/languages.ts";

/** What the gateway passes to loaders and actions with each request. */
export interface RequestContext {
  settings: Settings;
  /** Whether the page has to say that nobody answers: a deployed site with placeholders. */
  isDemonstration?: boolean;
  /** The visitor's language on pages whose address has none. */
  language?: Language;
  /** Whether that is the language of the page whose link the visitor followed. */
  isInherited?: boolean;
  /** Absent if the answer is shared between visitors. */
  requestId?: string;
  /** Present on form posts only: validates, counts and forwards a form, unless a robot filled it in. */
  submit?: (form: FormName, input: unknown, isSpam: boolean) => Promise<SubmitOutcome>;
}

export const requestContext = createContext<RequestContext>();
