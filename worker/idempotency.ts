import type { FormName } from "#domain/submission.ts";
import { contentKeyLifeMs } from "./outbox/schedule.ts";
import { hmac } from "./visitor.ts";

const acceptedKey = /^[\w-]{8,128}$/;

interface Sent {
  form: FormName;
  body: unknown;
  /** The visitor's network as clientNetwork gives it. */
  network: string;
  /** As the browser sent it, if it did. */
  key: string | undefined;
}

/**
 * The key that makes two requests the same one, and a digest of the content. The key is the sender's own, or
 * is made of content and network and holds for ten minutes. Neither reveals the content.
 */
export async function identify(secret: string, { form, body, network, key }: Sent, now: number) {
  const content = `${form} ${JSON.stringify(body)}`;
  const digest = await hmac(secret, `content ${content}`);
  if (key !== undefined && acceptedKey.test(key)) return { key, digest };
  // Without script the page cannot tell a second click from a second request.
  const span = Math.floor(now / contentKeyLifeMs);
  const keyIn = (at: number) => hmac(secret, `request ${at} ${network} ${content}`);
  const [made, earlierKey] = await Promise.all([keyIn(span), keyIn(span - 1)]);
  return { key: made, earlierKey, digest };
}
