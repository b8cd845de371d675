import type { MailSettings } from "../mail/mail-settings.ts";
import { Lines, renderMail } from "../web/render.tsx";
import { deskWords, format, formatTime } from "../words.ts";
import type { Incident } from "./incidents.ts";

/** The incidents that an alarm tells of; none where it takes the alarm before back. */
export interface AlarmPayload {
  incidents: readonly Incident[];
}

/** The mail that tells the family what is wrong, since when, and what to do, or that all is well again. */
export function alarmMail({ incidents }: AlarmPayload, settings: MailSettings) {
  const { trouble, well } = deskWords[settings.language].watch.alarm;
  if (incidents.length === 0) {
    return toMessage(settings, { subject: well.subject, before: [well.intro] });
  }
  const { subject, intro, closing } = trouble;
  const items = formatIncidents(incidents, settings);
  return toMessage(settings, { subject, before: [intro], items, after: [closing] });
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
  return toMessage(settings, {
    subject: format(language, isWell ? week.well : week.trouble, { count }),
    before: [format(language, week.count, { count }), isWell ? allWell : week.notWell],
    items: formatIncidents(incidents, settings),
  });
}

function formatIncidents(incidents: readonly Incident[], { language }: MailSettings): string[] {
  const { kinds } = deskWords[language].watch.alarm;
  return incidents.map(({ kind, since, count, problems }) => {
    const time = formatTime(language, new Date(since).toISOString());
    return [format(language, kinds[kind], { count, time }), ...problems].join("\n");
  });
}

interface Content {
  subject: string;
  before: string[];
  items?: string[];
  after?: string[];
}

function toMessage(
  { from, to, language, deskUrl }: MailSettings,
  { subject, before, items = [], after = [] }: Content,
) {
  const { title, watch } = deskWords[language];
  const link = deskUrl && `${deskUrl}/outbox`;
  const texts = [...before, ...items.map((item) => `– ${item}`), ...after];
  return {
    from: { email: from, name: title },
    to,
    subject,
    text: [...texts, ...(link ? [link] : [])].join("\n\n"),
    html: renderMail(
      language,
      <>
        <h1>{subject}</h1>
        <Paragraphs texts={before} />
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Lines text={item} />
              </li>
            ))}
          </ul>
        )}
        <Paragraphs texts={after} />
        {link && (
          <p>
            <a href={link}>{watch.outbox.title}</a>
          </p>
        )}
      </>,
    ),
  };
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
