import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, onTestFinished, test } from "vitest";
import { getCatalogue } from "#words/catalogues.server.ts";
import { moveMedicalText } from "../../../desk/privacy/medical-text.ts";
import { openStore } from "../../../desk/requests/store.ts";
import { migrate, migrations } from "../../support/desk.ts";
import { enquiry } from "../support.ts";

test("a desk of the release before takes the newest migration, and loses no mail", async () => {
  const miniflare = databaseOnly();
  const database = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const newest = migrations.findIndex((file) => file.endsWith("0006_receipts.sql"));
  await migrate(database, migrations.slice(0, newest));
  await database.exec(
    `INSERT INTO requests (kind, received_at, changed_at, name, email, body) VALUES ('contact', '2026', '2026', 'x', 'x@example.com', '${JSON.stringify(enquiry).replaceAll("'", "''")}')`,
  );
  await database.exec(
    "INSERT INTO mails VALUES (1, 'family', 'unsure', 3, 1, 5, NULL, 'why'), (1, 'guest', 'sent', 1, 0, 6, '2026', NULL)",
  );
  const mails = async () => (await database.prepare("SELECT * FROM mails").all()).results;
  const before = await mails();
  await migrate(database, migrations.slice(newest));
  expect(await mails()).toEqual(before);

  const store = openStore(database);
  const body = { ...enquiry, email: "new@example.com" };
  await store.save({ kind: "contact", key: "1", body }, ["family", "guest"]);
  await store.save({ kind: "contact", key: "2", body }, ["family", "guest"]);
  expect((await store.list()).map(({ guestMail }) => guestMail)).toEqual([
    { state: "skipped", cause: "repeated" },
    { state: "waiting", cause: null },
    { state: "sent", cause: null },
  ]);
  await database.exec("DELETE FROM requests");
  expect(await mails()).toEqual([]);
});

test("a message on health that the last release stored as a text is medical data after the first night", async () => {
  const miniflare = databaseOnly();
  const database = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const newest = migrations.findIndex((file) => file.endsWith("0008_medical.sql"));
  await migrate(database, migrations.slice(0, newest));
  const { sizes, allergies } = getCatalogue("de").booking.sent.more;
  const rest = `RL-7K3M-Q2XD\n\n${sizes}: 182 cm`;
  const message = `${rest}\n\n${allergies}: Nüsse\n\n✓ Sie dürfen es speichern.`;
  const body = { ...enquiry, subject: "booking", message };
  await database
    .prepare(
      "INSERT INTO requests (kind, received_at, changed_at, name, email, body) VALUES ('contact', '2026', '2026', 'x', 'x@example.com', ?)",
    )
    .bind(JSON.stringify(body))
    .run();
  await migrate(database, migrations.slice(newest));
  await moveMedicalText(database, 10).run();
  expect((await openStore(database).list({ search: "Nüsse" }))[0]?.body).toEqual(body);
  await database.exec("UPDATE requests SET medical = NULL");
  expect(await openStore(database).list({ search: "Nüsse" })).toEqual([]);
  const [kept] = await openStore(database).list({ search: "182" });
  expect(kept?.body.message).toBe(rest);
});

function databaseOnly(): Miniflare {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-10-01",
      d1Databases: ["DB"],
    }),
  );
  onTestFinished(() => miniflare.dispose());
  return miniflare;
}
