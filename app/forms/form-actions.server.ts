import { type ActionFunctionArgs, data, type HeadersArgs, redirect } from "react-router";
import { requestContext } from "#context";
import { inputFromForm, typedValues } from "#domain/booking/form-input.ts";
import {
  type FormName,
  honeypotField,
  isReceived,
  type Received,
  type SubmitOutcome,
  sentName,
  sentParameter,
} from "#domain/booking/submission.ts";
import { isLanguage, languageCookie } from "#domain/pages/languages.ts";
import { requestLanguage } from "../navigation/page-data.server.ts";
import type { FormResult } from "./form-result.ts";

const statuses = { invalid: 422, limited: 429, failed: 502 } as const satisfies Record<
  Exclude<SubmitOutcome["status"], Received["status"]>,
  number
>;

/**
 * The action of a page with a form, for visitors without script. A message that was received redirects to the page
 * with the thanks, a booking is answered with its card; otherwise the page shows the errors and everything that was
 * typed.
 */
export function formAction(form: FormName) {
  return async (args: ActionFunctionArgs) => {
    const { request, context, url } = args;
    const { submit } = context.get(requestContext);
    if (!submit) throw new Error("a form was posted to a shared page");
    const fields = await request.formData().catch(() => undefined);
    if (!fields) throw data(null, { status: 415 });
    const input = inputFromForm(form, fields, requestLanguage(args));
    const outcome = await submit(form, input, Boolean(fields.get(honeypotField)));
    // What was booked and by whom stands in no address, so the answer itself says it.
    if (isReceived(outcome) && form === "booking") return data({ outcome, values: {} });
    if (isReceived(outcome)) {
      const query = new URLSearchParams({ [sentName]: sentParameter[outcome.status] });
      return redirect(`${url.pathname}?${query}#${form}-form`, 303);
    }
    const isUnset = outcome.status === "failed" && outcome.reason === "unconfigured";
    const result: FormResult = {
      outcome: withoutDetail(outcome),
      values: typedValues(form, fields),
    };
    const status = isUnset ? 503 : statuses[outcome.status];
    return data(result, { status, headers: retryAfter(outcome) });
  };
}

/**
 * The `headers` of a page with a form: by default React Router gives the document none of its action's headers.
 */
export function formHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}

function retryAfter(outcome: SubmitOutcome): Record<string, string> {
  return outcome.status === "limited" ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
}

// The backend's own text must never reach the page.
function withoutDetail(outcome: SubmitOutcome): SubmitOutcome {
  return outcome.status === "failed" ? { ...outcome, detail: "" } : outcome;
}

/** Stores the language chosen on a page whose address names none, and shows the page in that language. */
export async function languageAction({ request, url }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const language = form.get("language");
  const headers = new Headers();
  if (isLanguage(language)) {
    headers.set("Set-Cookie", languageCookie(language, url.protocol === "https:"));
  }
  return redirect(url.pathname, { status: 303, headers });
}
