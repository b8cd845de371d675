import { GuestMailNote, MailNote } from "../mail/mail-note.tsx";
import { Navigation, Page } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { format, formatTime } from "../words.ts";
import { FieldList } from "./fields.tsx";
import { HistoryList } from "./history.tsx";
import { RequestCard, RequestTags, RequestTopic } from "./request-card.tsx";
import {
  AnswerSection,
  ChangeSection,
  type FormProblem,
  type RequestView,
} from "./request-forms.tsx";

/** The page of one request: everything typed, its history, and the forms for what comes next. */
export function RequestPage(view: RequestView) {
  const { request, history, others } = view;
  const { words } = useWords();
  const { request: texts, history: historyTexts } = words.desk;
  return (
    <Page title={`${request.name} – ${words.title}`} header={<RequestHeader {...view} />}>
      <section aria-labelledby="typed">
        <h2 id="typed">{texts.typed}</h2>
        <FieldList body={request.body} />
      </section>
      <AnswerSection {...view} />
      <ChangeSection {...view} />
      <section aria-labelledby="history">
        <h2 id="history">{historyTexts.title}</h2>
        {history.length > 0 ? (
          <HistoryList entries={history} />
        ) : (
          <p className="quiet">{historyTexts.none}</p>
        )}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{texts.others}</h2>
          {others.map((other) => (
            <RequestCard key={other.id} request={other} />
          ))}
        </section>
      )}
    </Page>
  );
}

function RequestHeader({ request, problem }: RequestView) {
  const { language, words } = useWords();
  const time = formatTime(language, request.receivedAt);
  return (
    <>
      <Navigation />
      {problem && <Problem problem={problem} />}
      <h1>
        <bdi>{request.name}</bdi>
      </h1>
      <RequestTags request={request} />
      {request.package && <RequestTopic request={request} />}
      <p className="quiet">{format(language, words.desk.request.received, { time })}</p>
      {request.mail && <MailNote mail={request.mail} />}
      <GuestMailNote mail={request.guestMail} />
    </>
  );
}

function Problem({ problem }: { problem: FormProblem }) {
  const { language, words } = useWords();
  const { faster, request } = words.desk;
  if (problem.kind === "wrongInput") {
    return (
      <p className="wrong box" role="alert">
        {request.wrongInput}
      </p>
    );
  }
  const who = problem.news.at(-1)?.who;
  return (
    <div className="box" role="alert">
      <p className="wrong">
        <strong>
          <bdi>{who ? format(language, faster.title, { who }) : faster.unknown}</bdi>
        </strong>
      </p>
      {who && <HistoryList entries={problem.news} />}
      <p>{faster.kept}</p>
    </div>
  );
}
