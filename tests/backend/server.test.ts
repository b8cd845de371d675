import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startBackend } from "../../backend/server.ts";
import { openStore } from "../../backend/store.ts";
import { booking, enquiry, freshBackend } from "./support.ts";

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "backend-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "inbox.sqlite");
}

test("Requests and their keys survive a restart.", async () => {
  const database = temporaryFile();
  const first = await freshBackend({ database });
  await first.contact(enquiry, "key-1");
  await first.close();

  const second = await freshBackend({ database });
  expect((await second.inbox()).requests).toMatchObject([{ id: 1, body: enquiry }]);
  expect(await (await second.contact(enquiry, "key-1")).text()).toBe("Already received.");
  await second.book(booking);
  expect((await second.inbox()).requests.map(({ id }) => id)).toEqual([2, 1]);
});

test("Two programs may share one file: a key is stored by one of them only.", () => {
  const database = temporaryFile();
  const [one, two] = [openStore(database), openStore(database)];
  const request = { kind: "contact", key: "key-1", body: enquiry } as const;
  expect([one.save(request), two.save(request)]).toEqual(["stored", "repeated"]);
  one.close();
  two.close();
});

test("It listens on this machine only, and port 0 takes a free port.", async () => {
  const { url } = await freshBackend();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
});

test("A port in use gives an error that says what to do.", async () => {
  const { url } = await freshBackend();
  const port = Number(new URL(url).port);
  await expect(startBackend({ port, database: ":memory:" })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is already in use. Stop the program that holds it, or choose another port: PORT=${port + 1}.`,
  );
});

test("Closing ends open connections at once, and may be asked for twice.", async () => {
  const { url, close } = await freshBackend();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const ended = new Promise((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  socket.on("error", () => {});
  socket.write("POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n");
  const start = performance.now();
  await Promise.all([close(), close(), ended]);
  expect(performance.now() - start).toBeLessThan(1000);
  await expect(fetch(url)).rejects.toThrow();
});

test("A store that fails gives 500, not a false yes.", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { contact, store } = await freshBackend();
  store.close();
  const answer = await contact(enquiry, "key-1");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("later");
  expect(log).toHaveBeenCalledOnce();
});
