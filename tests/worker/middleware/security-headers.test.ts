import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { av1Of, films } from "#domain/media/films.ts";
import { largestPicture } from "#domain/media/pictures.ts";
import { sharePictureOf } from "#domain/pages/page-media.ts";
import { legalKeys, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { withPolicyOf } from "../../../tools/build/file-headers.ts";
import { useBackend } from "../../support/backend.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { attributesOf, parsePage } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { eachPage } from "../all-pages.ts";
import { fileAnswers, workerAnswers } from "../answer-kinds.ts";
import { filledForms } from "../filled-forms.ts";
import { postForm, postJson } from "../requests.ts";

const backend = useBackend();
const site = useSite(() => backend.vars);
const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/camera=\(\).*microphone=\(\)/),
};

describe.each(workerAnswers)("%s (%i)", (_, status, ask) => {
  test("carries the security headers", async () => {
    const answer = await ask(site);
    expect(answer.status).toBe(status);
    expectSecured(answer);
  });

  test("allows scripts by nonce and files of this site only", async () => {
    expectStrict(await ask(site));
  });
});

test.each(eachPage)(
  "$path in $language carries the security headers and loads no script of another site",
  async ({ path, language }) => {
    const answer = await site.get(path, { headers: { "Accept-Language": language } });
    expectSecured(answer);
    expectStrict(answer);
    const scripts = attributesOf(parsePage(await answer.text()), "script[src]");
    for (const { src = "" } of scripts) expect(src).toMatch(/^\/(?!\/)/);
  },
);

describe("where the operator wants https for all subdomains", () => {
  const preloaded = useWorkerd(() => ({ HSTS: "preload" }));
  const policy = "max-age=31536000; includeSubDomains; preload";

  test("pages, redirects and health say so, and the build gives files the same policy", async () => {
    for (const path of [pathOf("home", "en"), "/", "/api/health"]) {
      const { headers } = await preloaded.get(path);
      expect(headers.get("Strict-Transport-Security"), path).toBe(policy);
    }
    const { headers } = await preloaded.get(pathOf("home", "en"));
    const files = readFileSync("public/_headers", "utf8");
    const one = (text: string) => text.match(/Strict-Transport-Security: .*/g);
    expect(one(files)).toHaveLength(1);
    expect(one(withPolicyOf(headers, files))).toEqual([`Strict-Transport-Security: ${policy}`]);
  });
});

describe("where the backend refuses", () => {
  const failing = useFailingBackend();
  const refused = useWorkerd(() => ({ BACKEND_URL: failing.url }));

  test("the API (502) and the page (502) carry the security headers", async () => {
    failing.behave({ status: 400, headers: { "Access-Control-Allow-Origin": "*" } });
    await expectBoth(refused, 502);
  });
});

describe("where no backend is set", () => {
  const unset = useWorkerd(() => ({ BACKEND_URL: "" }));

  test("the API (503) and the page (503) carry the security headers", async () => {
    await expectBoth(unset, 503);
  });
});

describe("where a var is wrong", () => {
  const broken = useWorkerd(() => ({ CONTACT_EMAIL: "not an address" }));

  test("the API (500), the page (500) and redirects carry the security headers", async () => {
    await expectBoth(broken, 500);
    expectSecured(await broken.get("/en/packages"));
    expectSecured(await broken.get("/sitemap.xml"));
  });
});

test("each answer has a request id made here, whatever a client sends", async () => {
  const ids = new Set<string | null>();
  for (const sent of ["chosen-by-a-client", "a b", "<script>", "x".repeat(5000)]) {
    const answer = await site.get(pathOf("about", "en"), { headers: { "X-Request-Id": sent } });
    ids.add(answer.headers.get("X-Request-Id"));
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[\w-]{8,255}$/);
  }
  expect(ids.size).toBe(4);
  expect(ids).not.toContain("chosen-by-a-client");
});

test.each(fileAnswers)("%s of the build (%i) has the same headers", async (_, status, ask) => {
  const answer = await ask(site);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(everywhere);
  expectUnshared(answer);
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  const page = await site.get(pathOf("home", "en"));
  expect(answer.headers.get("Permissions-Policy")).toBe(page.headers.get("Permissions-Policy"));
});

test("what has a hash in its name is kept for a year, nothing else is", async () => {
  for (const [name, , ask] of fileAnswers) {
    const kept = (await ask(site)).headers.get("Cache-Control") ?? "";
    expect(kept.includes("immutable"), name).toBe(["a script", "a stylesheet"].includes(name));
  }
});

const forAnHour = "public, max-age=3600";
const kept = [
  [
    "a picture, whose address changes with it, is kept for a month",
    largestPicture("home-hero"),
    "public, max-age=2592000",
  ],
  ["a film, whose address stays, is kept for an hour", films.home.src, forAnHour],
  ["so is its other file", av1Of(films.home.src), forAnHour],
  [
    "a share picture is kept for a day",
    sharePictureOf("home"),
    "public, max-age=86400, stale-while-revalidate=604800",
  ],
] as const;

test.each(kept)("%s", async (_, path, expected) => {
  expect((await site.get(path)).headers.get("Cache-Control")).toBe(expected);
});

test.each(kept.map(([, path]) => path))(
  "%s that has not changed is not sent again",
  async (path) => {
    const tag = (await site.get(path)).headers.get("ETag") ?? "";
    const again = await site.get(path, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
  },
);

test("the pictures of shared links may be shown by other sites, and only those", async () => {
  const policyOn = async (path: string) =>
    (await site.get(path)).headers.get("Cross-Origin-Resource-Policy");
  for (const page of [...pageKeys, ...legalKeys]) {
    expect(await policyOn(sharePictureOf(page)), page).toBe("cross-origin");
  }
  expect(await policyOn("/icons/icon-512.png")).toBe("same-origin");
  expect(await policyOn(largestPicture("home-hero"))).toBe("same-origin");
});

test("the script that keeps the plan is asked for anew each time, and may ask this site alone", async () => {
  const answer = await site.get("/offline.js");
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(Object.fromEntries(answer.headers)).toMatchObject(everywhere);
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

function expectSecured(answer: Response): void {
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...everywhere,
    "content-security-policy": expect.stringContaining("default-src 'none'; "),
    "x-request-id": expect.stringMatching(/^[\w-]{8,}$/),
  });
  expect(answer.headers.has("X-Powered-By")).toBe(false);
  expectUnshared(answer);
}

/** Expects that no other site may read the answer, with a visitor's cookies or without. */
function expectUnshared({ headers }: Response): void {
  expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
  expect(headers.has("Access-Control-Allow-Credentials")).toBe(false);
}

function expectStrict(answer: Response): void {
  const policy = policyOf(answer);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("script-src")).toEqual([
    "'self'",
    expect.stringMatching(/^'nonce-[\w+/=]{16,}'$/),
  ]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(policy.get("trusted-types")).toEqual(["default", "later-scripts", "kept-copy"]);
  expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|\*|https?:|blob:|data:/);
}

/** A complete message, sent to the API and, as a form, to its page. */
async function expectBoth(to: Pick<typeof site, "get">, status: number): Promise<void> {
  const [{ page, fields }] = filledForms;
  const answers = [
    await postJson(to, submissionPaths.contact, contactMessage),
    await postForm(to, pathOf(page, "en"), [...fields]),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(status);
    expectSecured(answer);
  }
}

function policyOf(answer: Response): Map<string, string[]> {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}
