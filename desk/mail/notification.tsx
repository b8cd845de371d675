import { FieldList, formatFields, formatSummary, mailtoHref } from "../requests/fields.tsx";
import type { StoredRequest } from "../requests/store.ts";
import { deskWords, format } from "../words.ts";
import type { MailSettings } from "./mail-settings.ts";
import { blamesAddress, type ClaimedMail, enqueue, type QueueMail } from "./outgoing.ts";
import { writeMail } from "./write-mail.tsx";

// So often a mail to the family may fail before its Reply-To is what is suspected.
const maxFailuresWithReply = 3;

// A bad guest address in Reply-To must not block the family's mail. Interrupted attempts do not count: they say nothing
// about the address.
function mayReply({ attempts, interrupted, cause }: ClaimedMail): boolean {
  const failures = attempts - 1 - interrupted;
  return failures < maxFailuresWithReply && !blamesAddress(cause);
}

const storedSql =
  "SELECT id, NULL AS skip FROM requests WHERE idempotency_key = ? AND received_at = ?";

/** Queues the family's mail about a request that is stored. */
export const queueNotification: QueueMail = (database, { key, receivedAt }) =>
  enqueue(database, { kind: "notification", recipient: "family" }, [storedSql, key, receivedAt]);

/**
 * The mail that tells the family of a request: everything typed, and how to answer, in a reply or at the guest's address
 * in the text. Of the doctor's message, which nobody is to answer or find, there is no attempt.
 */
export function notification(
  request: Pick<StoredRequest, "id" | "kind" | "name" | "email" | "reference" | "body">,
  { from, to, language, deskUrl }: MailSettings,
  attempt?: ClaimedMail,
) {
  const way = attempt ? (mayReply(attempt) ? "reply" : "write") : "none";
  const words = deskWords[language];
  const { name, email, body } = request;
  const title = formatSummary(language, request);
  const link = attempt && deskUrl ? `${deskUrl}/requests/${request.id}` : "";
  const sentence = { reply: words.mail.answer, write: words.mail.write, none: "" }[way];
  const answer = sentence && format(language, sentence, { name, email });
  const fields = formatFields(language, body).map(([label, text]) => `${label}: ${text}`);
  return {
    from: { email: from, name: words.title },
    to,
    ...(way === "reply" && { replyTo: { email, name } }),
    subject: title,
    ...writeMail(language, [
      { heading: title },
      { text: fields.join("\n"), html: <FieldList body={body} /> },
      way === "write" ? { before: answer, href: mailtoHref(email), label: email } : answer,
      link !== "" && { href: link, label: words.mail.open },
    ]),
  };
}
