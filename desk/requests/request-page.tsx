import { Confirmation, Conflict, Problem } from "../web/feedback.tsx";
import { Page, Section } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { format, formatTime } from "../words.ts";
import { FieldList } from "./fields.tsx";
import { findLastAnswer, formatAnswer, HistoryList } from "./history.tsx";
import {
  GuestMailNote,
  MailNote,
  RequestCard,
  RequestTags,
  RequestTopic,
} from "./request-card.tsx";
import { AnswerSection, ChangeSection, type RequestView } from "./request-forms.tsx";

/** The page of one request: everything typed, its history, and the forms for what comes next. */
export function RequestPage(view: RequestView) {
  const { request, history, others } = view;
  const { words } = useWords();
  const { request: texts, history: historyTexts } = words.desk;
  return (
    <Page
      title={`${request.name} – ${words.title}`}
      heading={request.name}
      feedback={<Feedback {...view} />}
      intro={<Intro {...view} />}
    >
      <Section id="typed" title={texts.typed}>
        <FieldList body={request.body} />
      </Section>
      <AnswerSection {...view} />
      <ChangeSection {...view} />
      <Section id="history" title={historyTexts.title}>
        {history.length > 0 ? (
          <HistoryList entries={history} />
        ) : (
          <p className="quiet">{historyTexts.none}</p>
        )}
      </Section>
      {others.length > 0 && (
        <Section id="others" title={texts.others}>
          {others.map((other) => (
            <RequestCard key={other.id} request={other} />
          ))}
        </Section>
      )}
    </Page>
  );
}

function Feedback({ problem, done, history }: RequestView) {
  const { language, words } = useWords();
  const { change, faster, request } = words.desk;
  if (!problem) {
    const answer = findLastAnswer(history);
    if (done === "change") return <Confirmation text={change.saved} />;
    if (done !== "answer" || !answer || answer.state === "failed") return null;
    return <Confirmation text={formatAnswer(language, answer)} />;
  }
  if (problem.kind === "wrongInput") return <Problem text={request.wrongInput} />;
  const who = problem.news.at(-1)?.who;
  return (
    <Conflict text={who ? format(language, faster.title, { who }) : faster.unknown}>
      {who && <HistoryList entries={problem.news} />}
      <p>{faster.kept}</p>
    </Conflict>
  );
}

function Intro({ request }: RequestView) {
  const { language, words } = useWords();
  const time = formatTime(language, request.receivedAt);
  return (
    <>
      <RequestTags request={request} />
      {request.package && <RequestTopic request={request} />}
      <p className="quiet">{format(language, words.desk.request.received, { time })}</p>
      {request.mail && <MailNote mail={request.mail} />}
      <GuestMailNote mail={request.guestMail} />
    </>
  );
}
