import type { Context } from "hono";
import { additionalInfoSchema } from "#domain/booking/additional-info-schema.ts";
import type { OutboxList, Undelivered } from "#domain/booking/outbox.ts";
import type { DeskEnv } from "../env.ts";
import { FieldList } from "../requests/fields.tsx";
import type { RequestBody } from "../requests/request-body.ts";
import { Confirmation, Conflict, Missing, statusOf } from "../web/feedback.tsx";
import { PostForm } from "../web/form.tsx";
import { Page, Quoting } from "../web/page.tsx";
import { showPage, useWords } from "../web/render.tsx";
import { format, formatTime } from "../words.ts";
import { type OutboxReading, readOutbox, type Tried, tried, tryAgain } from "./site.ts";

const path = "/outbox";

interface OutboxProps {
  reading: OutboxReading;
  /** What became of a request that was just tried again. */
  done: Tried | undefined;
}

/** Shows what the site keeps because it has not arrived here. */
function OutboxPage({ reading, done }: OutboxProps) {
  const { outbox, hidden } = useWords().words.watch;
  const Feedback = done === "gone" ? Conflict : Confirmation;
  return (
    <Page
      title={outbox.title}
      current="outbox"
      feedback={done && <Feedback text={outbox.tried[done]} />}
    >
      {"value" in reading ? (
        <UndeliveredList {...reading.value} />
      ) : (
        <Missing {...hidden[reading.missing]} />
      )}
    </Page>
  );
}

function UndeliveredList({ requests, waiting, dead }: OutboxList) {
  const { language, words } = useWords();
  const { intro, none, kept, allAgain, more } = words.watch.outbox;
  if (requests.length === 0) return <p>{none}</p>;
  const left = waiting + dead - requests.length;
  return (
    <>
      <p>{intro}</p>
      {dead > 0 && <p>{kept}</p>}
      {dead > 1 && <PostForm action={path} button={allAgain} />}
      {requests.map((request) => (
        <UndeliveredCard key={request.key} request={request} />
      ))}
      {left > 0 && <p>{format(language, more, { left })}</p>}
    </>
  );
}

function UndeliveredCard({ request }: { request: Undelivered }) {
  const { language, words } = useWords();
  const { outbox } = words.watch;
  const { key, form, state, attempts, keptAt, dueAt, cause } = request;
  // The text that the site makes of these fields is for others.
  const told = additionalInfoSchema.safeParse(request.body).data;
  const body = told ?? (request.body as RequestBody);
  const name = String(body.client_name ?? body.name ?? "");
  const formatMs = (at: number) => formatTime(language, new Date(at).toISOString());
  const times = { attempts, since: formatMs(keptAt), time: formatMs(dueAt) };
  const since = format(language, outbox[state], times);
  const button = state === "dead" ? outbox.again : outbox.now;
  return (
    <article>
      <h2>
        <span className={`kind ${form}`}>{words.kinds[form]}</span> <bdi>{name}</bdi>
      </h2>
      <Quoting
        className={state === "dead" ? "wrong" : undefined}
        text={cause ? `${since} ${outbox.answer}` : since}
        quote={cause}
      />
      <FieldList body={body} />
      <PostForm action={path} hidden={{ key }} button={button} label={`${button}: ${name}`} />
    </article>
  );
}

/** The page of requests that the site could not pass on. */
export async function outbox(c: Context<DeskEnv>): Promise<Response> {
  const reading = await readOutbox(c.env);
  const done = tried.find((each) => each === c.req.query("done"));
  return showPage(c, OutboxPage, { reading, done }, statusOf(reading));
}

/** Tries one of them again, or without a key all that were given up, and shows the page anew. */
export async function retry(c: Context<DeskEnv>): Promise<Response> {
  const { key } = await c.req.parseBody();
  const result = await tryAgain(c.env, typeof key === "string" ? key : "");
  return c.redirect("tried" in result ? `${path}?done=${result.tried}` : path, 303);
}
