import { expect, test } from "vitest";
import { ownDesk } from "../support.ts";

test("The desk that a deploy ships reads the counts, and follows nobody elsewhere with its token.", async () => {
  const vars = { ACCOUNT_ID: "abc", ANALYTICS_TOKEN: "secret" };
  const answers = [
    [Response.json({ data: [] }), 200],
    [new Response(null, { status: 302, headers: { Location: "https://evil.example" } }), 503],
  ] as const;
  for (const [answer, status] of answers) {
    const { url } = await ownDesk({ vars, internet: () => answer.clone() });
    expect((await fetch(`${url}/visitors`)).status).toBe(status);
  }
});
