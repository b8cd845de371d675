import { contactSchema } from "#domain/contact.ts";
import { testMessage, testSender } from "#domain/test-message.ts";
import type { Env } from "./env.ts";
import type { RequestBody } from "./requests.ts";

// As it is stored. Anybody may write in the doctor's name, but only these words leave no trace in the desk.
const testBody = JSON.stringify(contactSchema.parse(testMessage));

/** Whether a message is the doctor's, word for word, and not a guest's. */
export function isTestMessage(body: RequestBody): boolean {
  return JSON.stringify(body) === testBody;
}

/** Deletes the doctor's messages, and with them the mails that have not gone. */
export async function removeTestMessages({ DB }: Env): Promise<void> {
  await DB.prepare("DELETE FROM requests WHERE email = ? AND kind = 'contact' AND body = ?")
    .bind(testSender, testBody)
    .run();
}
