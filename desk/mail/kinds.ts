import { contactSchema } from "#domain/booking/contact-schema.ts";
import { testMessage } from "#domain/booking/submission.ts";
import { alarmMail, weekMail } from "../monitoring/alarm-mail.ts";
import type { StoredRequest } from "../requests/store.ts";
import { answerMail, markAnswered } from "./answer.ts";
import type { mailSettings } from "./mail-settings.ts";
import { notification } from "./notification.tsx";
import type { ClaimedMail } from "./outgoing.ts";
import { receipt } from "./receipt.tsx";

/** What a mail is made of when it is sent. */
type Sources = ReturnType<typeof mailSettings> & {
  claimed: ClaimedMail;
  request: StoredRequest | undefined;
  payload: never;
};

interface MailKind {
  /** After how many attempts it may be given up; without it, it is tried until it goes. */
  maxAttempts?: number;
  /** The message; nothing where a setting is missing that it needs. */
  render(sources: Sources): EmailMessageBuilder | undefined;
  /** What is noted together with its having gone. */
  whenSent?(database: D1Database, mail: ClaimedMail): D1PreparedStatement[];
}

const { name, email } = testMessage;
const body = contactSchema.parse(testMessage);
const testRequest = { id: 0, kind: "contact", reference: null, name, email, body } as const;

/** Every kind of mail that the desk sends. docs/for-developers/recipes.md says how to add one. */
export const mailKinds: Record<string, MailKind> = {
  notification: {
    render: ({ claimed, request, mail }) => request && mail && notification(request, mail, claimed),
  },
  // The doctor's message, which is not stored: it is always the same. Whoever sent it waits for it now.
  test: { maxAttempts: 1, render: ({ mail }) => mail && notification(testRequest, mail) },
  receipt: {
    // Nine hours.
    maxAttempts: 12,
    render: ({ request, guests }) => request && guests && receipt(request, guests),
  },
  answer: {
    // The family learns at once that it failed, and tries again by hand.
    maxAttempts: 1,
    render: ({ request, payload, mail, guests }) =>
      request && mail && guests && answerMail(request, payload, mail, guests),
    whenSent: markAnswered,
  },
  alarm: { render: ({ payload, mail }) => mail && alarmMail(payload, mail) },
  week: { render: ({ payload, mail }) => mail && weekMail(payload, mail) },
};
