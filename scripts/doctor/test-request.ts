import { randomUUID } from "node:crypto";
import { idempotencyHeader, submissionPaths } from "../../app/domain/submission.ts";
import { testMessage } from "../../app/domain/test-message.ts";
import { knownOutboxToken } from "../local-token.ts";
import { openOutboxSite, Trouble } from "../outbox-site.ts";
import { secretsIn, siteSecrets } from "../setup/secrets.ts";
import type { Ask } from "./ask.ts";
import { error, type Finding, ok, warning } from "./finding.ts";

type Withdraw = (key: string) => Promise<void>;

/** Sends a message the way of a guest's, marked as a test. The desk deletes it by itself; out of an outbox it is taken. */
export async function testRequestFinding(
  url: string,
  ask: Ask,
  withdraw: Withdraw = (key) => withdrawFrom(url, key),
): Promise<Finding> {
  const key = `test-${randomUUID()}`;
  const answer = await ask(url + submissionPaths.contact, {
    method: "POST",
    headers: { "Content-Type": "application/json", [idempotencyHeader]: key },
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
      return waitingFinding(key, withdraw);
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

async function waitingFinding(key: string, withdraw: Withdraw): Promise<Finding> {
  const what = "The site keeps the test message, because the backend hasn't taken it";
  const remedy = "deploy the desk or look after your backend: docs/operations.md";
  try {
    await withdraw(key);
    return error(`${what}. It is out of the outbox again`, remedy);
  } catch (thrown) {
    if (!(thrown instanceof Trouble)) throw thrown;
    return error(
      `${what}. It waits in the outbox still, and goes when the backend answers`,
      remedy,
    );
  }
}

async function withdrawFrom(url: string, key: string): Promise<void> {
  const token = knownOutboxToken(url) ?? secretsIn(siteSecrets).OUTBOX_TOKEN;
  if (!token) throw new Trouble("No OUTBOX_TOKEN is known here.");
  await openOutboxSite(url, token).delete(key);
}
