/**
 * The address of the doctor's test messages. No guest can have it: "invalid" is reserved for names that lead nowhere. So
 * the desk may delete such a message by itself, and nobody needs a right to delete anything.
 */
export const testSender = "doctor@test.invalid";

/** What `npm run doctor -- --test-request` sends: the family's mail has these words, so that nobody takes it for a guest. */
export const testMessage = {
  name: "TEST of the site, no guest",
  email: testSender,
  subject: "general",
  message:
    "This is a test by npm run doctor. It came the way of a guest's message. Nobody waits for an answer, and the desk has deleted it already.",
  phone: "",
  contactByPhone: false,
};
