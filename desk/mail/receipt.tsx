import { findPackage } from "#domain/booking/packages.ts";
import { stayDays } from "#domain/booking/stay.ts";
import { formatTripCalendar } from "#domain/booking/trip-calendar.ts";
import type { ClockParts } from "#domain/calendar/dates.ts";
import { defaultLanguage, type Language } from "#domain/pages/languages.ts";
import { guestWords } from "../guest-words.ts";
import { parseBooking } from "../requests/request-body.ts";
import type { StoredRequest } from "../requests/store.ts";
import { format, formatDays } from "../words.ts";
import type { GuestMailSettings } from "./mail-settings.ts";
import { enqueue, type QueueMail } from "./outgoing.ts";
import { writeMail } from "./write-mail.tsx";

/** Why a guest gets no receipt. */
export type SkipReason = "repeated" | "full";

/**
 * How many guests the desk mails within a day, so that nobody makes it mail strangers without end: a thirtieth of what
 * the paid plan includes in a month. docs/settings.md
 */
export const maxReceipts = 100;
const dayMs = 86_400_000;

// The receipts of a day are among the newest: however many requests come, only so many rows are read.
const ownerSql = `
  WITH today AS (
    SELECT email FROM (
      SELECT request_id FROM outgoing WHERE kind = 'receipt' AND state <> 'skipped'
      ORDER BY request_id DESC LIMIT ${maxReceipts}
    ) JOIN requests ON id = request_id WHERE received_at > ?
  )
  SELECT id, CASE
    WHEN EXISTS (SELECT 1 FROM today WHERE today.email = requests.email COLLATE NOCASE) THEN 'repeated'
    WHEN (SELECT count(*) FROM today) >= ${maxReceipts} THEN 'full'
  END AS skip
  FROM requests WHERE idempotency_key = ? AND received_at = ?
`;

/** Queues a guest's receipt with their request, or leaves it out and says why. */
export const queueReceipt: QueueMail = (database, { key, receivedAt }) => {
  const dayAgo = new Date(Date.parse(receivedAt) - dayMs).toISOString();
  const owner = [ownerSql, dayAgo, key, receivedAt] as const;
  return enqueue(database, { kind: "receipt", recipient: "guest" }, owner);
};

/**
 * The mail that tells a guest, in their language, that a request has come in. It holds no text that somebody typed:
 * anybody may write another's address into a form, and a stranger's words under our name.
 */
export function receipt(request: StoredRequest, settings: GuestMailSettings) {
  const { kind, email, reference } = request;
  const language = request.language ?? defaultLanguage;
  const { booking, contact } = guestWords[language];
  const isBooking = kind === "booking" && reference !== null;
  const thanks = isBooking ? booking.toastSuccessDesc : contact.form.successMessage;
  const subject = isBooking
    ? `${booking.toastSuccessTitle}: ${reference}`
    : `${settings.siteName}: ${thanks}`;
  const home = { href: `${settings.siteUrl}/${language}`, label: settings.siteName };
  const { asked, reference: label, referenceHint } = booking.sent;
  const html = (
    <p>
      <span>{`${label}: `}</span>
      <strong>{reference}</strong>
      <br />
      <span>{referenceHint}</span>
    </p>
  );
  const booked = isBooking && [
    { heading: asked },
    { list: summarizeBooking(request, language) },
    { text: `${label}: ${reference}\n${referenceHint}`, html },
  ];
  return {
    from: { email: settings.from, name: settings.siteName },
    to: [email],
    subject,
    ...writeMail(language, [thanks, ...(booked || []), home]),
    ...(isBooking && { attachments: [calendarFile(request, reference, settings, language)] }),
  };
}

/** A booking request in three lines of the guest's language: package, days, party. */
export function summarizeBooking({ body }: StoredRequest, language: Language): string[] {
  const { numAdults, numChildren, ...selection } = parseBooking(body);
  const { booking, packages: texts } = guestWords[language];
  const { key } = findPackage(selection.package);
  const stay = stayDays(selection.package, selection.date);
  const days = formatDays(language, stay, { dateStyle: "full" });
  const party = [
    format(language, booking.estimate.adults, { count: numAdults }),
    ...(numChildren > 0
      ? [format(language, booking.estimate.children, { count: numChildren })]
      : []),
  ];
  const { name, duration } = texts.cards[key];
  return [`${name}, ${duration}`, days, party.join(", ")];
}

function calendarFile(
  { body }: StoredRequest,
  reference: string,
  settings: GuestMailSettings,
  locale: Language,
) {
  const selection = { ...parseBooking(body), reference, locale };
  const { booking, packages: texts } = guestWords[locale];
  const clock = (parts: ClockParts) => format(locale, booking.sky.clock, { ...parts });
  return {
    disposition: "attachment" as const,
    filename: `${reference}.ics`,
    type: "text/calendar; charset=utf-8",
    content: new TextEncoder().encode(
      formatTripCalendar(selection, settings, { booking, packages: texts, clock }),
    ),
  };
}
