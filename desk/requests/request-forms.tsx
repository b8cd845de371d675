import { formatDraftHref, type makeDraft } from "../mail/answer-draft.ts";
import { useWords } from "../web/render.tsx";
import { format, languageName } from "../words.ts";
import type { HistoryEntry } from "./history.tsx";
import { requestStates, type StoredRequest } from "./store.ts";

/** What the page of a request shows. */
export interface RequestView {
  request: StoredRequest;
  history: readonly HistoryEntry[];
  /** Of the same guest, newest first. */
  others: readonly StoredRequest[];
  draft: ReturnType<typeof makeDraft>;
  /** Where a guest's reply arrives; undefined where the desk may not send to guests. */
  family?: string | undefined;
  /** Why a form was not carried out. */
  problem?: FormProblem | undefined;
  /** What was typed into a form that was not carried out. */
  typed?: Partial<Record<"state" | "note" | "subject" | "text", string>> | undefined;
}

/** Somebody was faster, and did this, or a field is invalid. */
export type FormProblem =
  | { kind: "faster"; news: readonly HistoryEntry[] }
  | { kind: "wrongInput" };

/** The form for the family's own: in which state a request is, and a note beside it. */
export function ChangeSection({ request, typed }: RequestView) {
  const { change: texts, states } = useWords().words.desk;
  const chosen = typed?.state ?? request.state;
  return (
    <section aria-labelledby="change">
      <h2 id="change">{texts.title}</h2>
      <form className="letter" method="post" action={`/requests/${request.id}`}>
        <input type="hidden" name="form" value="change" />
        <input type="hidden" name="version" value={request.version} />
        <fieldset>
          <legend>{texts.state}</legend>
          {requestStates.map((state) => (
            <label key={state}>
              <input type="radio" name="state" value={state} defaultChecked={state === chosen} />
              <span>{states[state]}</span>
            </label>
          ))}
        </fieldset>
        <label>
          <span>{texts.note}</span>
          <textarea
            name="note"
            maxLength={5000}
            rows={3}
            dir="auto"
            aria-describedby="note-hint"
            defaultValue={typed?.note ?? ""}
          />
        </label>
        <p className="quiet" id="note-hint">
          {texts.noteHint}
        </p>
        <button type="submit">{texts.save}</button>
      </form>
    </section>
  );
}

/** The ways to answer: a draft for the mail program, and, where mail to guests is set up, a form that sends it. */
export function AnswerSection(view: RequestView) {
  const { language, words } = useWords();
  const { answer: texts } = words.desk;
  const { request, draft, family } = view;
  const draftLanguage = languageName(language, draft.language);
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{texts.title}</h2>
      <p>
        <a
          className={family ? "button second" : "button"}
          href={formatDraftHref(request.email, draft)}
        >
          {texts.open}
        </a>
      </p>
      <p className="quiet">{format(language, texts.openHint, { language: draftLanguage })}</p>
      {family ? <AnswerOnce {...view} family={family} /> : <DraftToRead draft={draft} />}
    </section>
  );
}

function DraftToRead({ draft }: Pick<RequestView, "draft">) {
  return (
    <details>
      <summary>{useWords().words.desk.answer.draft}</summary>
      <div lang={draft.language}>
        <p>
          <strong>{draft.subject}</strong>
        </p>
        <blockquote>
          <bdi>{draft.text}</bdi>
        </blockquote>
      </div>
    </details>
  );
}

type AnswerProps = RequestView & { family: string };

// Whoever has answered once seldom wants to send the same draft again.
function AnswerOnce(view: AnswerProps) {
  const { another } = useWords().words.desk.answer;
  const isAnswered = view.history.some(
    (entry) => entry.kind === "answer" && entry.state === "sent",
  );
  if (!isAnswered || view.typed?.text !== undefined) return <AnswerForm {...view} />;
  return (
    <details>
      <summary>{another}</summary>
      <AnswerForm {...view} />
    </details>
  );
}

function AnswerForm({ request, draft, history, typed, family }: AnswerProps) {
  const { language, words } = useWords();
  const { answer: texts } = words.desk;
  const last = history.findLast(({ kind }) => kind === "answer");
  const isFailed = last?.kind === "answer" && last.state === "failed";
  const cause = (isFailed && last.cause) || "";
  const draftLanguage = languageName(language, draft.language);
  return (
    <form className="letter" method="post" action={`/requests/${request.id}`}>
      <input type="hidden" name="form" value="answer" />
      <input type="hidden" name="version" value={request.version} />
      {isFailed && (
        <p className="wrong" role="alert">
          <bdi>{format(language, texts.failed, { cause })}</bdi>
        </p>
      )}
      <label>
        <span>{texts.subject}</span>
        <input
          name="subject"
          required
          maxLength={200}
          lang={draft.language}
          dir="auto"
          defaultValue={typed?.subject ?? draft.subject}
        />
      </label>
      <label>
        <span>{format(language, texts.text, { email: request.email })}</span>
        <textarea
          name="text"
          required
          maxLength={20000}
          rows={16}
          lang={draft.language}
          dir="auto"
          aria-describedby="send-hint"
          defaultValue={typed?.text ?? draft.text}
        />
      </label>
      <p className="quiet" id="send-hint">
        {format(language, texts.sendHint, { language: draftLanguage, family })}
      </p>
      <button type="submit">{texts.send}</button>
    </form>
  );
}
