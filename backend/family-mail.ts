import { html } from "hono/html";
import { format } from "./format.ts";
import type { MailSettings } from "./mail-settings.ts";
import { fieldList, fieldTexts } from "./pages/fields.ts";
import type { StoredRequest } from "./store.ts";
import { subjectOf } from "./summary.ts";
import { wordsOf } from "./words.ts";

/** The mail that tells the family of a request: everything typed, and an answer to it goes to the guest. */
export function familyMail(request: StoredRequest, { from, to, language, deskUrl }: MailSettings) {
  const words = wordsOf(language);
  const { name, email, body } = request;
  const title = subjectOf(request, language);
  const link = deskUrl && `${deskUrl}/requests/${request.id}`;
  const answer = format(language, words.mail.answer, { name, email });
  const lines = fieldTexts(language, body).map(([label, text]) => `${label}: ${text}`);
  return {
    from: { email: from, name: words.title },
    to,
    replyTo: { email, name },
    subject: title,
    text: [title, "", ...lines, "", answer, ...(link ? [link] : [])].join("\n"),
    html: String(html`<!doctype html>
<html lang="${language}">
<body>
<h1>${title}</h1>
${fieldList(language, body)}
<p>${answer}</p>
${link && html`<p><a href="${link}">${words.mail.open}</a></p>`}
</body>
</html>`),
  };
}
