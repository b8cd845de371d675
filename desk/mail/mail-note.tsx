import type { StoredRequest } from "../requests/store.ts";
import { Quoting } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { format, formatTime } from "../words.ts";
import { maxReceipts, type SkipReason } from "./receipt.tsx";

/** What became of the mail to the family. */
export function MailNote({ mail }: { mail: NonNullable<StoredRequest["mail"]> }) {
  const { language, words } = useWords();
  const { sent, unsure, waits } = words.mail;
  const { state, attempts, sentAt, cause } = mail;
  if (state === "sent") {
    const time = formatTime(language, sentAt ?? new Date(0).toISOString());
    return <p className="quiet">{format(language, sent, { time })}</p>;
  }
  if (state === "unsure") return <p className="wrong">{unsure}</p>;
  const text = format(language, waits, { attempts });
  return <Quoting className={cause ? "wrong" : "quiet"} text={text} quote={cause} />;
}

/** Why the guest has no mail from the desk about this request; nothing where one went or may still go. */
export function GuestMailNote({ mail }: { mail: StoredRequest["guestMail"] }) {
  const { language, words } = useWords();
  const { guestFailed, guestSkipped } = words.mail;
  if (mail?.state === "failed") {
    return <Quoting className="wrong" text={guestFailed} quote={mail.cause} />;
  }
  if (mail?.state !== "skipped") return null;
  const why = guestSkipped[mail.cause as SkipReason];
  return <p className="quiet">{format(language, why, { most: maxReceipts })}</p>;
}
