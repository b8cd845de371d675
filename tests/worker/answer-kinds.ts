import { submissionPaths } from "#domain/booking/submission.ts";
import { films } from "#domain/media/films.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { legalPathOf, manifestPathOf, pathOf } from "#domain/pages/routes.ts";
import type { Site } from "../support/site.ts";
import { freshVisitor } from "../support/visitor.ts";
import { filledForms } from "./filled-forms.ts";
import { postForm, postJson, send, wholeRequests } from "./requests.ts";

type Kind = [name: string, status: number, ask: (site: Site) => Promise<Response>];

const foreign = { Origin: "https://evil.example" };
const tooLarge = "x".repeat(70 * 1024);
const [contact, booking] = wholeRequests;
const [contactForm] = filledForms;

/** One answer of every kind that the worker gives, on a site whose backend accepts everything. */
export const workerAnswers: Kind[] = [
  ["a page", 200, (site) => site.get(pathOf("home", "pl"))],
  ["a page's head", 200, (site) => site.get(pathOf("book", "de"), { method: "HEAD" })],
  ["a page without language", 200, (site) => site.get(legalPathOf("privacy"))],
  ["a fixed redirect", 301, (site) => site.get("/en/packages")],
  ["a fixed redirect of a form", 308, (site) => send(site, "/en/packages", {})],
  ["a negotiated redirect", 302, (site) => site.get("/")],
  ["a negotiated redirect of a form", 307, (site) => send(site, "/contact", {})],
  ["a missing file", 404, (site) => site.get("/images/nothing.jpg")],
  [
    "a missing file for a person",
    404,
    (site) => site.get("/index.html", { headers: { Accept: "text/html" } }),
  ],
  ["a page's data", 200, (site) => site.get(`${pathOf("about", "sv")}.data`)],
  ["data of no page", 404, (site) => site.get("/de/nope.data")],
  ["a refused method", 405, (site) => send(site, pathOf("about", "de"), { method: "DELETE" })],
  ["a form of another site", 403, (site) => postForm(site, pathOf("contact", "en"), [], foreign)],
  ["a form with errors", 422, (site) => postForm(site, pathOf("contact", "en"), [])],
  [
    "a form that is no form",
    415,
    (site) => send(site, pathOf("contact", "en"), { body: "x", headers: freshVisitor() }),
  ],
  [
    "a form that is too large",
    413,
    (site) => postForm(site, pathOf("contact", "en"), [["message", tooLarge]]),
  ],
  [
    "a form that was received",
    303,
    (site) => postForm(site, pathOf(contactForm.page, "en"), [...contactForm.fields]),
  ],
  ["a chosen language", 303, (site) => postForm(site, legalPathOf("terms"), [["language", "sv"]])],
  ["a received request", 200, (site) => postJson(site, contact.path, contact.body)],
  ["malformed JSON", 400, (site) => postJson(site, contact.path, "{")],
  ["a call of another site", 403, (site) => postJson(site, contact.path, {}, foreign)],
  ["an unknown endpoint", 404, (site) => site.get("/api/nothing")],
  ["a refused API method", 405, (site) => site.get(submissionPaths.contact)],
  ["a body that is too large", 413, (site) => postJson(site, booking.path, tooLarge)],
  ["a body of another type", 415, (site) => send(site, booking.path, { body: "x" })],
  ["invalid fields", 422, (site) => postJson(site, booking.path, {})],
  [
    "invalid fields as JSON",
    422,
    (site) => postJson(site, booking.path, {}, { Accept: "application/json" }),
  ],
  ["too many requests", 429, tooMany],
  ["health", 200, (site) => site.get("/api/health")],
  ["robots.txt", 200, (site) => site.get("/robots.txt")],
  ["the sitemap", 200, (site) => site.get("/sitemap.xml")],
  ["llms.txt", 200, (site) => site.get("/llms.txt")],
  ["a manifest", 200, (site) => site.get(manifestPathOf("de"))],
  ["a refused method for robots.txt", 405, (site) => send(site, "/robots.txt", {})],
];

/** One answer of every kind for a file of the build; all but films are given without the worker. */
export const fileAnswers: Kind[] = [
  ["a script", 200, async (site) => site.get(await fileOfPage(site, /\/assets\/[\w.-]+\.js/))],
  ["a stylesheet", 200, async (site) => site.get(await fileOfPage(site, /\/assets\/[\w.-]+\.css/))],
  ["a picture", 200, (site) => site.get(largestPicture("clothing"))],
  ["a film", 200, (site) => site.get(films.husky.src)],
  ["a part of a film", 206, (site) => partOfFilm(site, "bytes=0-99")],
  ["a part that a film does not have", 416, (site) => partOfFilm(site, "bytes=99999999-")],
  ["a translation", 200, (site) => site.get("/locales/de/translation.json")],
  ["an icon", 200, (site) => site.get("/favicon.svg")],
  ["a file that has not changed", 304, unchanged],
];

async function tooMany(site: Site): Promise<Response> {
  const visitor = freshVisitor();
  let answer = await postJson(site, contact.path, contact.body, visitor);
  while (answer.ok) answer = await postJson(site, contact.path, contact.body, visitor);
  return answer;
}

async function fileOfPage(site: Site, pattern: RegExp): Promise<string> {
  const page = await (await site.get(pathOf("home", "en"))).text();
  return pattern.exec(page)?.[0] ?? "/no-such-file-is-linked";
}

function partOfFilm(site: Site, range: string): Promise<Response> {
  return site.get(films.husky.src, { headers: { Range: range } });
}

async function unchanged(site: Site): Promise<Response> {
  const { headers } = await site.get("/favicon.svg");
  return site.get("/favicon.svg", { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
}
