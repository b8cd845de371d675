import { html } from "hono/html";
import { fieldList, fieldTexts, mailtoHref } from "../requests/fields.ts";
import type { StoredRequest } from "../requests/store.ts";
import { subjectOf } from "../requests/summary.ts";
import { format, wordsOf } from "../words.ts";
import type { MailSettings } from "./mail-settings.ts";

/** How the family answers a request: to the mail itself, to the guest's address in its text, or not at all. */
export type AnswerWay = "reply" | "write" | "none";

/** The mail that tells the family of a request: everything typed, and how to answer. */
export function familyMail(
  request: StoredRequest,
  { from, to, language, deskUrl }: MailSettings,
  way: AnswerWay,
) {
  const words = wordsOf(language);
  const { name, email, body } = request;
  const title = subjectOf(request, language);
  const link = deskUrl && `${deskUrl}/requests/${request.id}`;
  const sentence = { reply: words.mail.answer, write: words.mail.write, none: "" }[way];
  const answer = sentence && format(language, sentence, { name, email });
  const address = way === "write" ? email : "";
  const lines = fieldTexts(language, body).map(([label, text]) => `${label}: ${text}`);
  return {
    from: { email: from, name: words.title },
    to,
    ...(way === "reply" && { replyTo: { email, name } }),
    subject: title,
    text: [title, "", ...lines, "", ...[answer, address, link].filter(Boolean)].join("\n"),
    html: String(html`<!doctype html>
<html lang="${language}">
<body>
<h1>${title}</h1>
${fieldList(language, body)}
${answer && html`<p>${answer}${address && html` <a href="${mailtoHref(address)}">${address}</a>`}</p>`}
${link && html`<p><a href="${link}">${words.mail.open}</a></p>`}
</body>
</html>`),
  };
}
