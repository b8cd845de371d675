import { formatDraftHref, type makeDraft } from "../mail/answer-draft.ts";
import { Problem } from "../web/feedback.tsx";
import { Field, PostForm } from "../web/form.tsx";
import { Section } from "../web/page.tsx";
import { useWords } from "../web/render.tsx";
import { format, languageName } from "../words.ts";
import { findLastAnswer, type HistoryEntry } from "./history.tsx";
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
  /** Which form was just carried out. */
  done?: string | undefined;
  /** What was typed into a form that was not carried out. */
  typed?: Partial<Record<"state" | "note" | "subject" | "text", string>> | undefined;
}

/** Somebody was faster, and did this, or a field is invalid. */
type FormProblem = { kind: "faster"; news: readonly HistoryEntry[] } | { kind: "wrongInput" };

/** The form for the family's own: in which state a request is, and a note beside it. */
export function ChangeSection({ request, typed }: RequestView) {
  const { change: texts, states } = useWords().words.desk;
  const chosen = typed?.state ?? request.state;
  return (
    <Section id="change" title={texts.title}>
      <PostForm {...formOf(request, "change")} button={texts.save}>
        <fieldset>
          <legend>{texts.state}</legend>
          {requestStates.map((state) => (
            <label key={state}>
              <input type="radio" name="state" value={state} defaultChecked={state === chosen} />
              <span>{states[state]}</span>
            </label>
          ))}
        </fieldset>
        <Field label={texts.note} noteId="note-hint" hint={texts.noteHint}>
          <textarea
            name="note"
            maxLength={5000}
            rows={3}
            dir="auto"
            aria-describedby="note-hint"
            defaultValue={typed?.note ?? ""}
          />
        </Field>
      </PostForm>
    </Section>
  );
}

function formOf({ id, version }: StoredRequest, form: "change" | "answer") {
  return { action: `/requests/${id}`, hidden: { form, version } };
}

/** The ways to answer: a draft for the mail program, and, where mail to guests is set up, a form that sends it. */
export function AnswerSection(view: RequestView) {
  const { language, words } = useWords();
  const { answer: texts } = words.desk;
  const { request, draft, family } = view;
  const draftLanguage = languageName(language, draft.language);
  return (
    <Section id="answer" title={texts.title}>
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
    </Section>
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
  const last = findLastAnswer(history);
  const inTheirs = { required: true, lang: draft.language, dir: "auto" };
  const draftLanguage = languageName(language, draft.language);
  const hint = format(language, texts.sendHint, { language: draftLanguage, family });
  return (
    <PostForm {...formOf(request, "answer")} button={texts.send}>
      {last?.state === "failed" && (
        <Problem text={format(language, texts.failed, { cause: last.cause ?? "" })} />
      )}
      <Field label={texts.subject}>
        <input
          name="subject"
          maxLength={200}
          defaultValue={typed?.subject ?? draft.subject}
          {...inTheirs}
        />
      </Field>
      <Field
        label={format(language, texts.text, { email: request.email })}
        noteId="send-hint"
        hint={hint}
      >
        <textarea
          name="text"
          maxLength={20000}
          rows={16}
          aria-describedby="send-hint"
          defaultValue={typed?.text ?? draft.text}
          {...inTheirs}
        />
      </Field>
    </PostForm>
  );
}
