import type { FormName } from "#domain/booking/submission.ts";
import { contentKeyLifeMs } from "../outbox/schedule.ts";
import { hmac } from "./client-network.ts";

/** What a sender's own key looks like. */
const acceptedKey = /^[\w-]{8,128}$/;

/** Whether a sender's own key has the form that the API accepts. */
export function isIdempotencyKey(key: string): boolean {
  return acceptedKey.test(key);
}

interface Sent {
  form: FormName;
  body: unknown;
  /** The visitor's network as clientNetwork gives it. */
  network: string;
  /** The sender's own, if there is one. */
  key: string | undefined;
}

/**
 * What makes two requests the same one; none of it reveals the content. SPEC 7.
 * `key`: for the backend, and the reference follows from it. The site's secret goes into it, so that nobody can choose one.
 * `digest`: of the content, under the sender's own key, if there is one.
 * `contentKey`, `earlierContentKey`: of content and network in these ten minutes and the ten before.
 */
export async function identify(secret: string, { form, body, network, key }: Sent, now: number) {
  const content = `${form} ${JSON.stringify(body)}`;
  const span = Math.floor(now / contentKeyLifeMs);
  const keyIn = (at: number) => hmac(secret, `request ${at} ${network} ${content}`);
  const [contentKey, earlierContentKey] = await Promise.all([keyIn(span), keyIn(span - 1)]);
  const contentKeys = { contentKey, earlierContentKey };
  if (key !== undefined) {
    // The operator may change the secret between a request and its repetition, so it has no part in the digest.
    const [own, digest] = await Promise.all([hmac(secret, `key ${key}`), hmac(key, content)]);
    return { key: own, digest, ...contentKeys };
  }
  // Before script runs, the page cannot tell a second click from a second request.
  return { key: contentKey, ...contentKeys };
}
