import { type convertV4MiniflareOptions, Response } from "miniflare";

/** One of several workers in a Miniflare. */
export type WorkerOptions = Extract<
  Parameters<typeof convertV4MiniflareOptions>[0],
  { workers: unknown }
>["workers"][number];

/** A mail as the desk hands it over. */
export interface TakenMail {
  from: { email: string; name: string };
  to: string[];
  replyTo?: { email: string; name: string };
  subject: string;
  text: string;
  html: string;
}

/** Takes a mail, or refuses it with false, or with the code of an error. */
export type Mailer = (mail: TakenMail) => boolean | string | Promise<boolean | string>;

const script = `
  import { WorkerEntrypoint } from "cloudflare:workers";
  export default { fetch: () => new Response() };
  export class Mailer extends WorkerEntrypoint {
    async send(mail) {
      const body = JSON.stringify(mail);
      const answer = await this.env.TEST.fetch("http://test", { method: "POST", body });
      if (answer.ok) return;
      const code = await answer.text();
      throw Object.assign(new Error("the mail is snowed in"), code && { code });
    }
  }
`;

/** A worker in the place of Cloudflare's mail, which does as a test says. */
export function mailerWorker(mailer: Mailer): WorkerOptions {
  return {
    name: "mailer",
    modules: [{ type: "ESModule", path: "mailer.js", contents: script }],
    compatibilityDate: "2026-10-01",
    serviceBindings: {
      async TEST(request) {
        const result = await mailer((await request.json()) as TakenMail);
        return typeof result === "string"
          ? new Response(result, { status: 503 })
          : new Response("", { status: result ? 200 : 503 });
      },
    },
  };
}
