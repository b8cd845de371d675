import { connect } from "node:net";
import { expect, test } from "vitest";
import { startBackend } from "../../backend/server.ts";
import { booking, enquiry, freshBackend } from "./support.ts";

const token = "key-1_2.3~4+5/=";
const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
const basic = (user: string, password: string) => ({
  Authorization: `Basic ${btoa(`${user}:${password}`)}`,
});

/** The status line of an answer to a request that names any host. */
function answerTo(url: string, request: string, host: string, body = ""): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => {
      const headers = [`Host: ${host}`, `Content-Length: ${body.length}`, "Connection: close"];
      const type = "Content-Type: application/json";
      socket.write(`${request} HTTP/1.1\r\n${[...headers, type].join("\r\n")}\r\n\r\n${body}`);
    });
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}

test.each(["evil.example", "evil.example:8788", "localhost.evil.example", "192.168.1.7:8788", ""])(
  "Without a token nothing is answered under the host '%s', which a page of others could have led here.",
  async (host) => {
    const { url, store } = await freshBackend();
    for (const request of ["GET /", "GET /api/requests", "POST /api/contact"]) {
      const answer = await answerTo(url, request, host, JSON.stringify(enquiry));
      expect(answer).toMatch(/^HTTP\/1\.1 4(21|00) /);
      expect(answer).not.toContain("Inbox");
    }
    expect(store.count()).toBe(0);
  },
);

test.each(["localhost", "localhost:8788", "127.0.0.1:1", "[::1]:8788", "[::1]"])(
  "Without a token this machine is answered under its name '%s'.",
  async (host) => {
    const { url } = await freshBackend();
    expect(await answerTo(url, "GET /", host)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test("The answer to a foreign host says why.", async () => {
  const { url } = await freshBackend();
  const answer = await answerTo(url, "GET /", "evil.example");
  expect(answer).toContain("421");
  expect(answer).toContain("Without BACKEND_TOKEN the inbox answers on localhost alone.");
});

test("With a token any host is answered: a proxy may stand before it.", async () => {
  const { url } = await freshBackend({ token });
  expect(await answerTo(url, "GET /", "inbox.example.com")).toMatch(/^HTTP\/1\.1 401 /);
});

test.each(["https://evil.example", "null", "http://localhost:1"])(
  "What a page of the origin %s sends is a 403, with a token or without.",
  async (origin) => {
    for (const backend of [await freshBackend(), await freshBackend({ token })]) {
      const headers = { Origin: origin, ...bearer(token) };
      expect((await backend.send("/api/contact", enquiry, headers)).status).toBe(403);
      expect(backend.store.count()).toBe(0);
      const own = { Origin: backend.url, ...bearer(token) };
      expect((await backend.send("/api/contact", enquiry, own)).status).toBe(200);
    }
  },
);

test("Who does not know the token can send nothing, and is told so with 401.", async () => {
  const { send, store } = await freshBackend({ token });
  for (const [path, body] of [
    ["/api/contact", enquiry],
    ["/api/status", booking],
  ] as const) {
    for (const headers of [{}, bearer("wrong"), bearer(`a${token}`), bearer(token.slice(1))]) {
      expect((await send(path, body, headers)).status).toBe(401);
    }
    expect((await send(path, body, basic("inbox", token))).ok).toBe(false);
    expect(store.count()).toBe(0);
  }
  expect((await send("/api/contact", enquiry, bearer(token))).status).toBe(200);
  expect((await send("/api/status", booking, bearer(token))).status).toBe(200);
});

test("Who does not know the token can read nothing; a browser asks for it.", async () => {
  const { url, send } = await freshBackend({ token });
  await send("/api/contact", enquiry, bearer(token));
  for (const path of ["/", "/api/requests", "/?search=x"]) {
    for (const headers of [
      {},
      bearer("wrong"),
      basic("inbox", "wrong"),
      basic("", token),
      basic("inbox", ""),
    ]) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Basic realm="Inbox"/);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await answer.text()).not.toContain(enquiry.name);
    }
    for (const headers of [bearer(token), basic("inbox", token)]) {
      expect((await fetch(url + path, { headers })).status).toBe(200);
    }
  }
});

test.each(["0.0.0.0", "::", "192.168.1.7", "inbox.example.com"])(
  "Without a token it does not listen on %s, and says why in one line.",
  async (hostname) => {
    await expect(startBackend({ port: 0, database: ":memory:", hostname })).rejects.toThrow(
      new RegExp(`^HOST=${hostname} needs BACKEND_TOKEN: .+$`),
    );
  },
);

test("With a token it listens wherever it is told to.", async () => {
  const { url } = await freshBackend({ hostname: "0.0.0.0", token });
  expect((await fetch(url.replace("0.0.0.0", "127.0.0.1"))).status).toBe(401);
});
