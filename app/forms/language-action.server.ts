import { type ActionFunctionArgs, redirect } from "react-router";
import { languageCookie } from "#domain/language-cookie.ts";
import { isLanguage } from "#domain/languages.ts";

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
