import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { languages } from "#domain/pages/languages.ts";
import { addEditor, editorPath, localTarget } from "../../tools/build/editor-files.ts";
import { desktop, useBrowser } from "../support/browser.ts";
import { words } from "../support/words.ts";
import { useWorkerd } from "../support/workerd.ts";

// What a site has whose facts name a repository, but for its pages' files.
const folder = mkdtempSync(join(tmpdir(), "editor-"));
beforeAll(async () => {
  for (const file of ["_headers", "favicon.svg"])
    copyFileSync(`public/${file}`, join(folder, file));
  await addEditor(folder, localTarget("site"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const site = useWorkerd(() => ({}), { files: folder });
const without = useWorkerd(() => ({}));
// The editor has its fonts here, and names another place for them that its policy refuses.
const otherFonts =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(?:source-sans-3|noto-mono|material-symbols-outlined)[:@]/;
const browser = useBrowser(site, {
  viewport: { ...desktop, width: 1440 },
  expected: new RegExp(`^request: ${otherFonts.source}|OAuth application ID is not defined`),
  expectedViolation: otherFonts,
});

const catalogues = languages.map((language) => `locales/${language}/translation.json`);
const files = [...catalogues, "facts.json", "media/photographs.json"];
const before = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

// Reading and checking all files twice takes long on a machine that does three other things.
test("a family edits sentences and a price, and the files differ by these alone", async () => {
  const page = await browser.tab();
  await page.addInitScript(offerFolder);
  await page.goto(site.url + editorPath);
  await page.evaluate(writeFiles, [...before]);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();

  await open(page, "Words of each page", "Home");
  const missing = page.locator('[data-key-path="home__missing"] textarea').first();
  await missing.fill(`It's "here", 7 steps away.`);
  await save(page);
  const refusal = page.getByRole("alertdialog");
  await refusal.getByText("Polish, Home, Missing: 7 is missing").waitFor();
  await refusal.getByRole("button", { name: "OK" }).click();
  expect(await changedFiles(page)).toEqual([]);

  await missing.fill(`It's "here".`);
  await save(page);
  await page.getByText("Entry saved").waitFor();
  const [english = ""] = catalogues;
  expect(await changedFiles(page)).toEqual([
    [english, replaced(english, /(?<="home": \{[\s\S]*?"missing": ").*(?=")/, "It’s “here”.")],
  ]);

  // Another entry of the same files starts from what is there now, and keeps the ids of the questions, which it hides.
  await open(page, "Words of each page", words("en", "header.contact"));
  await page.locator('[data-key-path="seo__contact__title"] input').first().fill("Who we are");
  await save(page);
  await expect
    .poll(() => changedFiles(page))
    .toEqual([
      [
        english,
        expect.stringMatching(
          /"title": "Who we are"[\s\S]*: "It’s “here”\."[\s\S]*"id": "way"[\s\S]*"id": "packing"/,
        ),
      ],
    ]);

  await open(page, "Prices and facts", "Prices, season, hours");
  await page
    .locator('[data-key-path="prices.7-day"] input')
    .fill(String(facts.prices["7-day"] + 1));
  await save(page);
  await expect.poll(() => changedFiles(page)).toHaveLength(2);
  expect((await changedFiles(page))[1]).toEqual([
    "facts.json",
    replaced("facts.json", /(?<="7-day": )\d+/, String(facts.prices["7-day"] + 1)),
  ]);
});

test("the editor has a policy of its own and no place in search; where it is off, there is nothing", async () => {
  const { headers } = await site.get(`${editorPath}/`);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
      "media-src 'self' blob:; font-src 'self'; connect-src 'self' blob: data:; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  const beside = await site.get("/favicon.svg");
  expect(beside.headers.get("Content-Security-Policy")).toContain("trusted-types 'none'");
  expect(beside.headers.has("X-Robots-Tag")).toBe(false);
  for (const path of [editorPath, `${editorPath}/`]) {
    const [off, unknown] = [await without.get(path), await without.get("/nothing-here")];
    expect([off.status, await off.text()]).toEqual([unknown.status, await unknown.text()]);
  }
});

// In place of the dialog in which somebody picks a folder: the page's own file system, which no machine keeps.
function offerFolder(): void {
  const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle("site");
  Object.assign(window, { showDirectoryPicker: pick });
  const granted = async () => "granted";
  for (const { prototype } of [FileSystemDirectoryHandle, FileSystemFileHandle]) {
    Object.assign(prototype, { requestPermission: granted, queryPermission: granted });
  }
}

async function writeFiles(contents: [path: string, text: string][]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const site = await root.getDirectoryHandle("site", { create: true });
  await site.getDirectoryHandle(".git", { create: true });
  for (const [path, text] of contents) {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    let folder = site;
    for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(text);
    await file.close();
  }
}

async function open(page: Page, collection: string, entry: string): Promise<void> {
  await page.getByRole("treeitem", { name: collection }).click();
  await page.getByRole("row", { name: entry, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** The files that are not as they were, as they are. */
async function changedFiles(page: Page): Promise<[string, string][]> {
  const now = await page.evaluate(readFiles, files);
  return now.filter(([file, text]) => before.get(file) !== text);
}

async function readFiles(paths: string[]): Promise<[string, string][]> {
  const root = await navigator.storage.getDirectory();
  const site = await root.getDirectoryHandle("site");
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = site;
      for (const part of folders) folder = await folder.getDirectoryHandle(part);
      return [path, await (await (await folder.getFileHandle(name)).getFile()).text()];
    }),
  );
}

function replaced(file: string, part: RegExp, by: string): string {
  const text = before.get(file) ?? "";
  expect(text).toMatch(part);
  return text.replace(part, by);
}
