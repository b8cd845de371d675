import { additionalInfoFields } from "#domain/booking/form-limits.ts";
import { packageName } from "../guest-words.ts";
import { maxReceipts, type SkipReason } from "../mail/receipt.tsx";
import { Quoting, Time } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { format, formatTime, languageName } from "../words.ts";
import { formatParty, formatStay } from "./fields.tsx";
import type { StoredRequest } from "./store.ts";

const maxExcerpt = 160;

/** A request in a list: who, its state, what it is about, and the way to its page. */
export function RequestCard({ request }: { request: StoredRequest }) {
  const { language } = useWords();
  const { id, name, mail, receivedAt } = request;
  return (
    <article id={`request-${id}`}>
      <h2>
        <a href={`/requests/${id}`}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      <RequestTags request={request} />
      <RequestTopic request={request} />
      <p className="quiet">
        <Time instant={receivedAt} />
        {request.language && <span>{` · ${languageName(language, request.language)}`}</span>}
      </p>
      {mail && mail.state !== "sent" && <MailNote mail={mail} />}
    </article>
  );
}

/** State, kind and reference of a request. */
export function RequestTags({ request }: { request: StoredRequest }) {
  const { kinds, desk } = useWords().words;
  const { kind, state, reference } = request;
  return (
    <p className="tags">
      <span className={`state ${state}`}>{desk.states[state]}</span>
      <span className="kind">{kinds[kind]}</span>
      {reference && <strong>{reference}</strong>}
    </p>
  );
}

/** What a request is about: package, days and party, or its first words. */
export function RequestTopic({ request }: { request: StoredRequest }) {
  const { language } = useWords();
  const { package: packageId, body } = request;
  if (packageId) {
    const name = packageName(language, packageId);
    const stay = formatStay(language, packageId, String(body.date));
    return <p>{`${name}, ${stay}, ${formatParty(language, body)}`}</p>;
  }
  const told = ["reference", ...additionalInfoFields].map((field) => body[field] ?? "");
  const message = String(body.message ?? told.filter(Boolean).join(" "));
  const characters = [...message.slice(0, 2 * maxExcerpt)];
  const excerpt = characters.slice(0, maxExcerpt).join("");
  return (
    <p>
      <bdi>{excerpt}</bdi>
      {excerpt.length < message.length && <span>…</span>}
    </p>
  );
}

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
