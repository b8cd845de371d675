import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach } from "vitest";
import type { Row } from "#domain/visits/visit-report.ts";

/** Cloudflare's SQL API of Analytics Engine, as far as the counts need it. */
export interface FakeAnalytics {
  /** What CLOUDFLARE_API_BASE_URL has to be. */
  url: string;
  asked: { path: string | undefined; token: string | undefined; sql: string }[];
  /** Answers a query with rows, or with a status and a text. */
  answer: (sql: string) => Row[] | { status: number; text: string };
}

/** The API on this machine for the tests of a file; empty at first. */
export function useFakeAnalytics(): FakeAnalytics {
  const api: FakeAnalytics = { url: "", asked: [], answer: () => [] };
  beforeEach(() => {
    api.asked = [];
    api.answer = () => [];
  });
  beforeAll(async () => {
    const server = createServer(async (request, response) => {
      const sql = (await request.toArray()).join("");
      api.asked.push({ path: request.url, token: request.headers.authorization, sql });
      const answer = api.answer(sql);
      if (Array.isArray(answer)) {
        const body = { meta: [], data: answer, rows: answer.length };
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
      } else response.writeHead(answer.status).end(answer.text);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return () => server.close();
  });
  return api;
}
