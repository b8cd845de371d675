import type { MailSettings } from "../mail/mail-settings.ts";
import { type Block, writeMail } from "../mail/write-mail.tsx";
import { deskWords, format, formatTime } from "../words.ts";
import type { Incident } from "./incidents.ts";

/** The incidents that an alarm tells of; none where it takes the alarm before back. */
export interface AlarmPayload {
  incidents: readonly Incident[];
}

/** The mail that tells the family what is wrong, since when, and what to do, or that all is well again. */
export function alarmMail({ incidents }: AlarmPayload, settings: MailSettings) {
  const { trouble, well } = deskWords[settings.language].watch.alarm;
  if (incidents.length === 0) return toMessage(settings, well.subject, [well.intro]);
  const list = formatIncidents(incidents, settings);
  return toMessage(settings, trouble.subject, [trouble.intro, { list }, trouble.closing]);
}

/** What a Monday's mail says: how many requests came in seven days, and whether anything is still wrong. */
export interface WeekPayload extends AlarmPayload {
  count: number;
  /** Whether the desk can see the site. */
  isWatched: boolean;
}

/** The mail of a Monday. */
export function weekMail({ count, incidents, isWatched }: WeekPayload, settings: MailSettings) {
  const { language } = settings;
  const { week } = deskWords[language].watch.alarm;
  const isWell = incidents.length === 0;
  const allWell = isWatched ? week.allWell : week.unwatched;
  return toMessage(settings, format(language, isWell ? week.well : week.trouble, { count }), [
    format(language, week.count, { count }),
    isWell ? allWell : week.notWell,
    !isWell && { list: formatIncidents(incidents, settings) },
  ]);
}

function formatIncidents(incidents: readonly Incident[], { language }: MailSettings): string[] {
  const { kinds, problems: words } = deskWords[language].watch.alarm;
  return incidents.map(({ kind, since, count, problems }) => {
    const time = formatTime(language, new Date(since).toISOString());
    const lines = problems.map(({ code, subject }) =>
      format(language, words[code as keyof typeof words], { subject }),
    );
    return [format(language, kinds[kind], { count, time }), ...lines].join("\n");
  });
}

function toMessage(
  { from, to, language, deskUrl }: MailSettings,
  subject: string,
  parts: readonly (Block | false)[],
) {
  const { title, watch } = deskWords[language];
  const link = deskUrl ? { href: `${deskUrl}/outbox`, label: watch.outbox.title } : undefined;
  return {
    from: { email: from, name: title },
    to,
    subject,
    ...writeMail(language, [{ heading: subject }, ...parts, link]),
  };
}
