import type { Context } from "hono";
import { html } from "hono/html";
import type { Undelivered } from "#domain/booking/outbox.ts";
import type { DeskEnv } from "../env.ts";
import { fieldList } from "../requests/fields.ts";
import type { RequestBody } from "../requests/request-body.ts";
import { clockText } from "../web/format-time.ts";
import { navigation, page } from "../web/page.ts";
import { type DeskLanguage, format, type Words, wordsOf } from "../words.ts";
import {
  type Hidden,
  type OutboxReading,
  readOutbox,
  type Tried,
  tried,
  tryAgain,
} from "./site.ts";

/** The page of what the site keeps because it has not arrived here, and what became of it when it was tried again. */
export function outboxPage(language: DeskLanguage, reading: OutboxReading, news?: Tried) {
  const words = wordsOf(language);
  const { title, tried } = words.watch.outbox;
  return page(
    language,
    title,
    html`${navigation(words, "outbox")}
<h1>${title}</h1>`,
    html`${news && html`<p role="status"><strong>${tried[news]}</strong></p>`}
${"list" in reading ? undelivered(language, words, reading.list) : hidden(words, reading.hidden)}`,
  );
}

function undelivered(
  language: DeskLanguage,
  words: Words,
  { requests, waiting, dead }: Extract<OutboxReading, { list: unknown }>["list"],
) {
  const { intro, none, kept, allAgain, more } = words.watch.outbox;
  if (requests.length === 0) return html`<p>${none}</p>`;
  const left = waiting + dead - requests.length;
  return html`<p>${intro}</p>
${dead > 0 && html`<p>${kept}</p>`}
${dead > 1 && html`<form method="post" action="/outbox"><button>${allAgain}</button></form>`}
${requests.map((request) => card(language, words, request))}
${left > 0 && html`<p>${format(language, more, { left })}</p>`}`;
}

function card(language: DeskLanguage, words: Words, request: Undelivered) {
  const { key, form, state, attempts, keptAt, dueAt, cause } = request;
  const { outbox } = words.watch;
  const body = request.body as RequestBody;
  const name = String(body.client_name ?? body.name ?? "");
  const time = (at: number) => clockText(language, new Date(at).toISOString());
  const since = format(language, outbox[state], {
    attempts,
    since: time(keptAt),
    time: time(dueAt),
  });
  const button = state === "dead" ? outbox.again : outbox.now;
  return html`<article>
<h2><span class="kind ${form}">${words.kinds[form]}</span> <bdi>${name}</bdi></h2>
<p${state === "dead" && html` class="wrong"`}>${since}${cause && html` ${outbox.answer} <bdi>${cause}</bdi>`}</p>
${fieldList(language, body)}
<form method="post" action="/outbox">
<input type="hidden" name="key" value="${key}">
<button aria-label="${button}: ${name}">${button}</button>
</form>
</article>
`;
}

function hidden({ watch }: Words, why: Hidden) {
  const { text, steps } = watch.hidden[why];
  return html`<p>${text}</p>
${steps.length > 0 && html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`}`;
}

const path = "/outbox";

/** The page of requests that the site could not pass on. */
export async function outbox(c: Context<DeskEnv>): Promise<Response> {
  const reading = await readOutbox(c.env);
  const news = tried.find((each) => each === c.req.query("tried"));
  const isWell = "list" in reading || reading.hidden === "unset";
  return c.html(outboxPage(c.get("language"), reading, news), isWell ? 200 : 503);
}

/** Tries one of them again, or without a key all that were given up, and shows the page anew. */
export async function retry(c: Context<DeskEnv>): Promise<Response> {
  const { key } = await c.req.parseBody();
  const result = await tryAgain(c.env, typeof key === "string" ? key : "");
  return c.redirect("tried" in result ? `${path}?tried=${result.tried}` : path, 303);
}
