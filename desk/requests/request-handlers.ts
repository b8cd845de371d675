import type { Context } from "hono";
import * as z from "zod/mini";
import { withFactsBelow } from "../../worker/config/facts-from-vars.ts";
import type { DeskEnv } from "../env.ts";
import { queueAnswer } from "../mail/answer.ts";
import { makeDraft } from "../mail/answer-draft.ts";
import { mailSettings } from "../mail/mail-settings.ts";
import { sendDueMails } from "../mail/send-mails.ts";
import { showNotice } from "../web/page.tsx";
import { showPage } from "../web/render.tsx";
import { changeRequest, findHistory, findLastAnswer, type HistoryEntry } from "./history.tsx";
import type { RequestView } from "./request-forms.tsx";
import { RequestPage } from "./request-page.tsx";
import { openStore, requestStates, type StoredRequest } from "./store.ts";

// A browser sends CR LF; controls have no place in a text, and could end a header.
const cleanText = z.overwrite<string>((text) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim(),
);
const line = z.string().check(cleanText, z.minLength(1), z.maxLength(200), z.regex(/^[^\n\t]*$/));
const version = z.coerce.number().check(z.int(), z.nonnegative());

const change = z.object({
  form: z.literal("change"),
  version,
  state: z.enum(requestStates),
  note: z._default(z.string().check(cleanText, z.maxLength(5_000)), ""),
});

const answer = z.object({
  form: z.literal("answer"),
  version,
  subject: line,
  text: z.string().check(cleanText, z.minLength(1), z.maxLength(20_000)),
});

const schema = z.discriminatedUnion("form", [change, answer]);

/** What a form of a request's page says: a change of the family's, or an answer to the guest. */
export type RequestForm = z.output<typeof schema>;

/** Reads a posted form; undefined when a field of it is invalid. */
export function readRequestForm(fields: Record<string, unknown>): RequestForm | undefined {
  return schema.safeParse(fields).data;
}

/** Whether what has been done since is this very form: pressed twice, or sent again by a reload. */
export function isDuplicateSubmit(
  form: RequestForm,
  news: readonly HistoryEntry[],
  who: string,
): boolean {
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

const maxOthers = 10;

/** One request: everything typed, what was done with it, and the forms to do more. */
export async function showRequest(c: Context<DeskEnv>): Promise<Response> {
  const request = await findRequest(c);
  return request ? answerWith(c, request, {}) : showNotice(c, "wrongAddress", 404);
}

/** A change, a note or an answer from a form of that page; back to it by 303, so that a reload repeats nothing. */
export async function changeShownRequest(c: Context<DeskEnv>): Promise<Response> {
  const request = await findRequest(c);
  if (!request) return showNotice(c, "wrongAddress", 404);
  const fields = await c.req.parseBody();
  const form = readRequestForm(fields);
  if (!form)
    return answerWith(c, request, { problem: { kind: "wrongInput" }, typed: findTyped(fields) });
  if (form.version === request.version && (await isDone(c, request, form)))
    return back(c, request, form);
  const news = (await findHistory(c.env.DB, request.id)).filter(
    ({ version }) => version > form.version,
  );
  if (isDuplicateSubmit(form, news, c.get("reader"))) return back(c, request, form);
  // Somebody may have been faster only in this moment.
  const current = (await findRequest(c)) ?? request;
  return answerWith(c, current, { problem: { kind: "faster", news }, typed: findTyped(fields) });
}

/** Does what a form says, unless somebody was faster. */
async function isDone(c: Context<DeskEnv>, request: StoredRequest, form: RequestForm) {
  const { DB } = c.env;
  const seen = { id: request.id, version: form.version, who: c.get("reader") };
  if (form.form === "answer") {
    const mailId = repliesTo(c) ? await queueAnswer(DB, seen, form) : undefined;
    if (mailId === undefined) return false;
    await sendDueMails(c.env, mailId);
    return true;
  }
  const state = form.state === request.state ? undefined : form.state;
  const note = form.note || undefined;
  return state || note ? changeRequest(DB, seen, { state, note }) : true;
}

/** Where the reply to an answer arrives; undefined where the desk may not write to guests. */
function repliesTo(c: Context<DeskEnv>): string | undefined {
  const { mail, guests } = mailSettings(c.env);
  return guests && mail?.to[0];
}

async function findRequest(c: Context<DeskEnv>): Promise<StoredRequest | undefined> {
  return openStore(c.env.DB).find(Number(c.req.param("id")));
}

async function answerWith(
  c: Context<DeskEnv>,
  request: StoredRequest,
  { problem, typed }: Pick<RequestView, "problem" | "typed">,
): Promise<Response> {
  const { DB } = c.env;
  const { SITE_NAME = "" } = withFactsBelow(c.env);
  const [history, found] = await Promise.all([
    findHistory(DB, request.id),
    openStore(DB).list({ email: request.email, limit: maxOthers + 1 }),
  ]);
  const others = found.filter(({ id }) => id !== request.id).slice(0, maxOthers);
  const draft = makeDraft(request, SITE_NAME);
  const family = repliesTo(c);
  const shown = typed ?? findUnsent(history);
  const done = c.req.query("done");
  const view = { request, history, others, draft, family, problem, done, typed: shown };
  const status = { faster: 409, wrongInput: 422 } as const;
  return showPage(c, RequestPage, view, problem ? status[problem.kind] : 200);
}

/** What could not be sent last stands in the form again. */
function findUnsent(history: readonly HistoryEntry[]): RequestView["typed"] {
  const last = findLastAnswer(history);
  return last?.state === "failed" ? { subject: last.subject, text: last.what } : undefined;
}

function findTyped(fields: Record<string, unknown>): NonNullable<RequestView["typed"]> {
  const given = Object.entries(fields).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(given) as Record<string, string>;
}

function back(c: Context<DeskEnv>, { id }: StoredRequest, { form }: RequestForm): Response {
  return c.redirect(`/requests/${id}?done=${form}`, 303);
}
