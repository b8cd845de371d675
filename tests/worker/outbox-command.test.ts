import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { submissionPaths } from "#domain/submission.ts";
import { enough } from "../support/cases.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { contactMessage } from "../support/filling.ts";
import { useOutboxSite } from "./outbox-site.ts";
import { bookingRequest, postJson } from "./requests.ts";

const token = "outboxes-".repeat(3);
const backend = useFailingBackend();
const site = useOutboxSite(() => ({ BACKEND_URL: backend.url, OUTBOX_TOKEN: token }));
const aWeekOld = "UPDATE requests SET kept_at = kept_at - 7 * 86400000, due_at = 0";

/** `npm run outbox` with these words, as a program that nobody can answer. */
async function outbox(words: string, env: Record<string, string> = {}) {
  const known = { SITE_URL: site.url(), OUTBOX_TOKEN: token, ...env };
  const child = spawn(
    process.execPath,
    ["scripts/outbox.ts", ...words.split(" ").filter(Boolean)],
    {
      env: { ...process.env, ...known },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

/** Both forms given up, under these keys. */
async function giveUpBoth() {
  backend.behave({ status: 503 });
  await postJson(site, submissionPaths.contact, contactMessage);
  await postJson(site, submissionPaths.booking, bookingRequest);
  await site.restartWith(
    "UPDATE requests SET key = 'aaaa-1111-x' WHERE form = 'contact'",
    "UPDATE requests SET key = 'aaaa-2222-y' WHERE form = 'booking'",
    aWeekOld,
  );
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 2 });
}

test("what was given up is listed, shown, tried again until it arrives, and leaves nothing behind", async () => {
  await giveUpBoth();
  const list = await outbox("list");
  expect(list.code).toBe(0);
  expect(list.output).toContain("Not arrived: 2 given up, 0 waiting.");
  expect(list.output).toMatch(/^aaaa-111 .* message .*Żaneta Wiśniewska .*given up .* 503$/m);
  expect(list.output).toMatch(/^aaaa-222 .* booking request .*Åsa Öberg .*given up .* 503$/m);
  const shown = await outbox("show aaaa-2");
  expect(shown.output).toContain("asa@example.org");
  expect(shown.output).toMatch(/^childrenAges +4, 11$/m);

  expect(await outbox("show aaaa")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/2 keys begin with/),
  });
  expect(await outbox("replay aaaa-2")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/did not go through \(503\)/),
  });
  expect(await site.counts()).toEqual({ waiting: 1, dead: 1 });

  backend.behave({ status: 200 });
  expect(await outbox("replay aaaa-2")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/has arrived/),
  });
  expect(JSON.parse(backend.received.at(-1)?.body ?? "")).toEqual(bookingRequest);
  expect(await outbox("show aaaa-2")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/has arrived or was deleted/),
  });
  expect(await outbox("replay --all")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/On their way again: 1/),
  });
  await expect.poll(site.counts).toEqual({ waiting: 0, dead: 0 });
  expect(JSON.parse(backend.received.at(-1)?.body ?? "")).toEqual(contactMessage);
  expect((await outbox("list")).output).toContain("Everything has arrived");
  expect(site.events("outbox")).toMatchObject([
    { step: "replay" },
    { step: "replay" },
    { step: "replay", count: 1 },
  ]);
  for (const said of [token, "Żaneta", "asa@example.org"]) expect(site.log()).not.toContain(said);
  const rows = await site.rows();
  expect(rows).toMatchObject([
    { state: "delivered", body: null, cause: null },
    { state: "delivered", body: null, cause: null },
  ]);
});

test("what is deleted is gone, once somebody says so; what has arrived stays known", async () => {
  await giveUpBoth();
  expect(await outbox("delete aaaa-1")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/add --yes/),
  });
  expect(await outbox("delete aaaa-1 --yes")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/deleted/),
  });
  backend.behave({ status: 200 });
  await outbox("replay aaaa-2");
  expect(await outbox("delete aaaa-2222-y --yes")).toMatchObject({ code: 1 });
  expect(await site.rows()).toMatchObject([{ key: "aaaa-2222-y", state: "delivered" }]);
});

test("the command says what to do where it cannot go on, and never takes a token as an argument", async () => {
  const few = ["lst", "delete --all", `list --token ${token}`];
  for (const words of enough(few, [...few, "", "show", "delete", "list key", "replay"])) {
    expect(await outbox(words), words).toMatchObject({
      code: 2,
      output: expect.stringMatching(/npm run outbox -- list/),
    });
  }
  const wrong = await outbox("list", { OUTBOX_TOKEN: "anothers-".repeat(3) });
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringMatching(/does not know this token/),
  });
  expect(wrong.output).not.toContain("anothers-");
  expect(await outbox("list", { SITE_URL: "http://tours.example.se" })).toMatchObject({
    ...{ code: 2, output: expect.stringMatching(/has to begin with https/) },
  });
  expect(
    await outbox("list", { SITE_URL: "https://tours.example.se", OUTBOX_TOKEN: "" }),
  ).toMatchObject({
    ...{ code: 1, output: expect.stringMatching(/Set OUTBOX_TOKEN/) },
  });
  expect(await outbox("list", { SITE_URL: "http://localhost:1" })).toMatchObject({
    ...{ code: 1, output: expect.stringMatching(/does not answer .*Is it running/) },
  });
});
