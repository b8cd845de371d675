import { randomUUID } from "node:crypto";
import { unstable_readConfig as readConfig } from "wrangler";
import { type OutboxList, outboxPath } from "../../../domain/booking/outbox.ts";
import {
  idempotencyHeader,
  submissionPaths,
  testMessage,
  testSender,
} from "../../../domain/booking/submission.ts";
import { isLocalHost } from "../../../worker/config/var-kinds.ts";
import { readFacts } from "../../build/facts-file.ts";
import { knownOutboxToken } from "../local-site.ts";
import { secretsIn, siteSecrets } from "../setup/deploy.ts";
import { type Ask, error, type Finding, ok, warning } from "./finding.ts";

/** Why the message stays in the outbox, and what to do about it. */
export class StaysError extends Error {}

type Withdraw = () => Promise<void>;

/** Sends a message the way of a guest's, marked as a test. The desk deletes it by itself; out of an outbox it is taken. */
export async function testRequestFinding(
  url: string,
  ask: Ask,
  withdraw: Withdraw = () => withdrawFrom(url),
): Promise<Finding> {
  const answer = await ask(url + submissionPaths.contact, {
    method: "POST",
    headers: { "Content-Type": "application/json", [idempotencyHeader]: `test-${randomUUID()}` },
    body: JSON.stringify(testMessage),
  });
  switch (answer.status) {
    case 0:
      return error(
        `The test message wasn't taken: ${url} ${answer.failure}`,
        "npm run doctor -- --url …",
      );
    case 200:
      return ok(
        "A test message went all the way. The desk writes its email, marked as a test, and has deleted it; a backend of your own keeps it until you delete it",
      );
    case 202:
      return waitingFinding(withdraw);
    case 429:
      return warning(
        "No test message was sent: too many came from here just now",
        "try again in ten minutes",
      );
    case 503:
      return error(
        "The test message can't be sent: the site doesn't know where requests go",
        "npm run setup -- backend, then npx wrangler deploy",
      );
    default:
      return error(
        `The test message was refused: ${answer.status} ${answer.text}`,
        "npx wrangler tail shows why",
      );
  }
}

async function waitingFinding(withdraw: Withdraw): Promise<Finding> {
  const what = "The site keeps the test message, because the backend hasn't taken it";
  const remedy = "deploy the desk or look after your backend: docs/operations.md";
  try {
    await withdraw();
    return error(`${what}. It is out of the outbox again`, remedy);
  } catch (thrown) {
    if (!(thrown instanceof StaysError)) throw thrown;
    return error(
      `${what}. It waits in the outbox still, and goes when the backend answers`,
      `${remedy}. ${thrown.message}`,
    );
  }
}

async function withdrawFrom(url: string): Promise<void> {
  if (!isOwn(url)) {
    throw new StaysError(
      `It could not be taken out: siteUrl of facts.json names another address than ${url}, and only the site's own gets its token. Correct siteUrl, or delete the message by hand: docs/operations.md, "Read and replay the outbox"`,
    );
  }
  const token = knownOutboxToken(url) ?? secretsIn(siteSecrets).OUTBOX_TOKEN;
  if (!token) throw new StaysError("It could not be taken out: no OUTBOX_TOKEN is known here.");
  const call = openOutbox(url + outboxPath, token);
  const { requests } = (await (await call("GET")).json()) as OutboxList;
  const own = requests.filter(({ body }) => body.email === testSender);
  await Promise.all(own.map(({ key }) => call("DELETE", `/${encodeURIComponent(key)}`)));
}

function openOutbox(address: string, token: string) {
  return async (method: string, path = ""): Promise<Response> => {
    const init = { method, redirect: "manual", signal: AbortSignal.timeout(30_000) } as const;
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(address + path, { ...init, headers }).catch(({ message }) => {
      throw new StaysError(`The outbox does not answer: ${message}.`);
    });
    if (answer.ok) return answer;
    throw new StaysError(`The outbox answers ${answer.status}: is OUTBOX_TOKEN the site's own?`);
  };
}

// The token opens what guests have sent: a mistyped or old address may be a stranger's.
function isOwn(url: string): boolean {
  const { origin, hostname } = new URL(url);
  const { vars } = readConfig({ config: "wrangler.toml" });
  const siteUrl = process.env.SITE_URL || vars.SITE_URL || readFacts().siteUrl;
  return isLocalHost(hostname) || origin === URL.parse(String(siteUrl))?.origin;
}
