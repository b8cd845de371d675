import { FieldList, formatFields, formatSummary, mailtoHref } from "../requests/fields.tsx";
import type { StoredRequest } from "../requests/store.ts";
import { renderMail } from "../web/render.tsx";
import { deskWords, format } from "../words.ts";
import type { MailSettings } from "./mail-settings.ts";

/** How the family answers a request: to the mail itself, to the guest's address in its text, or not at all. */
export type AnswerWay = "reply" | "write" | "none";

/** The mail that tells the family of a request: everything typed, and how to answer. */
export function familyMail(
  request: StoredRequest,
  { from, to, language, deskUrl }: MailSettings,
  way: AnswerWay,
) {
  const words = deskWords[language];
  const { name, email, body } = request;
  const title = formatSummary(language, request);
  const link = deskUrl && `${deskUrl}/requests/${request.id}`;
  const sentence = { reply: words.mail.answer, write: words.mail.write, none: "" }[way];
  const answer = sentence && format(language, sentence, { name, email });
  const address = way === "write" ? email : "";
  const lines = formatFields(language, body).map(([label, text]) => `${label}: ${text}`);
  return {
    from: { email: from, name: words.title },
    to,
    ...(way === "reply" && { replyTo: { email, name } }),
    subject: title,
    text: [title, "", ...lines, "", ...[answer, address, link].filter(Boolean)].join("\n"),
    html: renderMail(
      language,
      <>
        <h1>{title}</h1>
        <FieldList body={body} />
        {answer && !address && <p>{answer}</p>}
        {address && (
          <p>
            <span>{answer}</span> <a href={mailtoHref(address)}>{address}</a>
          </p>
        )}
        {link && (
          <p>
            <a href={link}>{words.mail.open}</a>
          </p>
        )}
      </>,
    ),
  };
}
