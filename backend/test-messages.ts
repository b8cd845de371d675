import { testSender } from "#domain/test-message.ts";
import type { Env } from "./env.ts";
import type { RequestBody } from "./requests.ts";

/** Whether a message is the doctor's, and not a guest's. */
export function isTestMessage({ email }: RequestBody): boolean {
  return email === testSender;
}

/** Deletes the doctor's messages, and with them the mails that have not gone. */
export async function removeTestMessages({ DB }: Env): Promise<void> {
  await DB.prepare("DELETE FROM requests WHERE email = ? AND kind = 'contact'")
    .bind(testSender)
    .run();
}
