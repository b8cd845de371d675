import type { HistoryEntry } from "./history.ts";
import type { RequestForm } from "./request-forms.ts";

/** Whether what has been done since is this very form: pressed twice, or sent again by a reload. */
export function isRepeat(form: RequestForm, news: readonly HistoryEntry[], who: string): boolean {
  const done = news.filter(({ version }) => version === form.version + 1);
  if (done.length === 0 || done.some((entry) => entry.who !== who)) return false;
  if (form.form === "answer") {
    return done.some(
      (entry) =>
        entry.kind === "answer" && entry.what === form.text && entry.subject === form.subject,
    );
  }
  const of = (kind: HistoryEntry["kind"]) => done.find((entry) => entry.kind === kind)?.what;
  return (
    !of("answer") && (of("state") ?? form.state) === form.state && (of("note") ?? "") === form.note
  );
}
