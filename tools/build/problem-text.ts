import type { Problem } from "../../domain/booking/health.ts";

/** Where requests that have not arrived are read. */
export const readOutbox =
  'the desk\'s page "Not arrived yet", or docs/operations.md, "Read and replay the outbox"';

/** What to do about a BACKEND_TOKEN that is too short. */
export const longerToken =
  "delete its line in both files of .secrets, npm run setup, and deploy both with their files";

const texts: Record<Problem["code"], [what: string, remedy: string]> = {
  givenUp: ["A request was given up", readOutbox],
  late: ["A request has waited for more than an hour", readOutbox],
  silent: ["The outbox doesn't answer", "look at www.cloudflarestatus.com and npx wrangler tail"],
  wrong: ["{subject} is not as it has to be", "docs/settings.md, then npx wrangler deploy"],
  placeholder: [
    "{subject} is a placeholder: write your own",
    "npm run setup, then npx wrangler deploy",
  ],
  weak: [
    "{subject} is not set or short",
    "npm run setup, then npx wrangler secret bulk .secrets/site.env",
  ],
  noBackend: [
    "{subject} is empty and BACKEND not bound: write where requests go, or none can be sent",
    "npm run setup -- backend, then npx wrangler deploy",
  ],
};

/** What the operator reads of a problem in a build or from the doctor, and what to do about it. */
export function describeProblem({ code, subject }: Problem): [what: string, remedy: string] {
  const [what, remedy] = texts[code];
  // Vars are written in capitals.
  const name = /^[A-Z_]+$/.test(subject) ? subject : `${subject} in facts.json`;
  return [what.replace("{subject}", name), subject === "BACKEND_TOKEN" ? longerToken : remedy];
}
