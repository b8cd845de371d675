import { submissionPaths } from "#domain/booking/submission.ts";
import { bookableDay, contactMessage } from "../support/filling.ts";
import type { Site } from "../support/site.ts";
import { freshVisitor } from "../support/visitor.ts";

/** A complete booking request as SPEC 3 lists it. */
export const bookingRequest = {
  client_name: "Åsa Öberg",
  email: "asa@example.org",
  phone: "+46 70 174 06 07",
  package: "5-day",
  date: bookableDay,
  numAdults: 2,
  numChildren: 2,
  childrenAges: [4, 11],
  consent: "yes",
  locale: "sv",
};

/** Complete requests by form, for tests of what they share. */
export const wholeRequests = [
  { form: "contact", path: submissionPaths.contact, body: contactMessage },
  { form: "booking", path: submissionPaths.booking, body: bookingRequest },
] as const;

type Asked = Pick<Site, "get">;

const maxAttempts = 40;

/**
 * Sends a request whose body the site may refuse unread. In that case the connection to the test harness sometimes
 * breaks, or its proxy answers 500 in place of the site (cloudflare/workers-sdk issue 15709). Then this function
 * sends the request again. Every answer of the site itself has a request id. A body that can be read only once has
 * to come from a function.
 */
export async function send(
  site: Asked,
  path: string,
  init: RequestInit | (() => RequestInit),
): Promise<Response> {
  let answer: Response | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const once = typeof init === "function" ? init() : init;
    answer = await site.get(path, { method: "POST", ...once }).catch(undefinedIfBroken);
    if (answer?.headers.has("X-Request-Id")) return answer;
  }
  throw new Error(`no answer from the site itself at ${path}, last ${answer?.status}`);
}

function undefinedIfBroken(error: unknown): undefined {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (!["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code ?? "")) throw error;
}

/** Posts JSON as a new visitor; a text is sent as it is. */
export function postJson(
  site: Asked,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(site, path, {
    headers: { "Content-Type": "application/json", ...freshVisitor(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Posts a filled form to its own page as a browser without script does, as a new visitor. */
export function postForm(
  site: Asked,
  path: string,
  fields: [string, string][],
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(site, path, {
    headers: { ...freshVisitor(), ...headers },
    body: new URLSearchParams(fields),
  });
}
