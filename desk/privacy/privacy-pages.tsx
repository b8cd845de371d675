import { Fragment } from "react";
import { Confirmation, Conflict, Problem } from "../web/feedback.tsx";
import { Field, PostForm } from "../web/form.tsx";
import { Page, Section } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { format, formatTime } from "../words.ts";
import type { Found, Receipt } from "./data-subjects.ts";
import { healthDays, type retentionSettings } from "./retention.ts";

type Settings = ReturnType<typeof retentionSettings>;

interface GuestsProps {
  settings: Settings;
  receipts: readonly Receipt[];
  /** Whether what was posted is no email address. */
  isWrong: boolean;
}

/** Asks for whom something is looked up, and lists the receipts of those who were erased. */
export function GuestsPage({ settings, receipts, isWrong }: GuestsProps) {
  const { language, words } = useWords();
  const { lent: texts } = words;
  return (
    <Page title={texts.title} current="guests" intro={<LookUp isWrong={isWrong} />}>
      <p>{texts.why}</p>
      {"problems" in settings ? (
        settings.problems.map((problem) => (
          <Problem key={problem} text={`${texts.nothingEnds} ${problem}`} />
        ))
      ) : (
        <p>
          {format(language, texts.kept, { months: settings.retentionMonths, days: healthDays })}
        </p>
      )}
      {receipts.length > 0 && (
        <>
          <h2>{texts.receipts}</h2>
          <ul>
            {receipts.map(({ number, at, who }) => (
              <li key={number}>
                <a href={`/guests/receipts/${number}`}>{number}</a>
                <span>{`, ${formatTime(language, at)}, `}</span>
                <bdi>{who}</bdi>
              </li>
            ))}
          </ul>
          <p>
            <a href="/guests/erasures.jsonl">{texts.keepList}</a>
          </p>
        </>
      )}
    </Page>
  );
}

function LookUp({ isWrong }: Pick<GuestsProps, "isWrong">) {
  const { lent: texts } = useWords().words;
  return (
    <PostForm action="/guests" button={texts.find}>
      <Field label={texts.email} noteId="wrong" problem={isWrong ? texts.wrong : undefined}>
        <input
          type="email"
          name="email"
          required
          autoComplete="off"
          {...(isWrong && { "aria-invalid": true, "aria-describedby": "wrong" })}
        />
      </Field>
    </PostForm>
  );
}

interface FoundProps {
  email: string;
  found: readonly Found[];
  /** Whether somebody else erased everything first. */
  isLate?: boolean;
}

/** What stands here of one person, and what can be done with it. */
export function FoundPage({ email, found, isLate }: FoundProps) {
  const { lent: texts } = useWords().words;
  return (
    <Page title={texts.title} feedback={isLate && <Conflict text={texts.gone} />}>
      <Section id="person" title={email}>
        {found.length > 0 ? <FoundList found={found} /> : <p>{texts.none}</p>}
        <p>
          <a href={`/?search=${encodeURIComponent(email)}`}>{texts.mentions}</a>
        </p>
        {found.length > 0 && (
          <div>
            <PostForm action="/guests/export" hidden={{ email }} button={texts.export} />
            <PostForm action="/guests/erase" hidden={{ email }} button={texts.erase} />
          </div>
        )}
      </Section>
    </Page>
  );
}

/** Asks once more before everything of one person goes. */
export function ErasePage({ email, found }: FoundProps) {
  const { lent: texts } = useWords().words;
  return (
    <Page title={texts.sure}>
      <Section id="person" title={email}>
        <p>{texts.sureText}</p>
        <FoundList found={found} />
        <PostForm action="/guests/erased" hidden={{ email }} button={texts.confirm} />
        <p>
          <a href="/guests">{texts.keep}</a>
        </p>
      </Section>
    </Page>
  );
}

function FoundList({ found }: Pick<FoundProps, "found">) {
  const { language, words } = useWords();
  return (
    <ul>
      {found.map(({ id, kind, receivedAt, name, reference }) => (
        <li key={id}>
          <span>{`${formatTime(language, receivedAt)}: ${words.kinds[kind]}, `}</span>
          <bdi>{name}</bdi>
          {reference && <span>{`, ${reference}`}</span>}
        </li>
      ))}
    </ul>
  );
}

interface ReceiptProps {
  receipt: Receipt;
  settings: Settings;
  hasBackups: boolean;
}

/** What was erased, when and how much; no word of whom, so that it can be handed over and kept. */
export function ReceiptPage({ receipt, settings, hasBackups }: ReceiptProps) {
  const { language, words } = useWords();
  const { receipt: texts } = words.lent;
  const title = `${texts.title} ${receipt.number}`;
  const rows: [label: string, value: string | number][] = [
    [texts.at, formatTime(language, receipt.at)],
    [texts.requests, receipt.requests],
    [texts.mails, receipt.mails],
    [texts.events, receipt.events],
  ];
  const elsewhere = [
    ...(hasBackups && "backupDays" in settings
      ? [format(language, texts.backups, { days: settings.backupDays })]
      : []),
    ...texts.elsewhere,
  ];
  return (
    <Page title={title} feedback={<Confirmation text={texts.text} />}>
      <dl>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <h2>{texts.left}</h2>
      <ul>
        {elsewhere.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Page>
  );
}
