import { mkdirSync, writeFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { type Language, languageNames, languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { launchChromium, unpackChromium } from "./chromium.ts";
import { type Preview, previewSheet } from "./share-preview-sheet.ts";

// Draws each page of a running site as search results, messengers and social networks show it:
// npm run share-previews -- http://localhost:8787
const site = new URL(process.argv[2] ?? "http://localhost:8787").origin;
const folder = "build/share-previews";

mkdirSync(folder, { recursive: true });
await unpackChromium();
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
for (const language of languages) {
  const previews = await Promise.all(pathsOf(language).map((path) => previewOf(path, language)));
  const file = `${folder}/${language}.html`;
  writeFileSync(file, previewSheet(languageNames[language], language, previews));
  await page.goto(new URL(`../../${file}`, import.meta.url).href, { waitUntil: "networkidle" });
  await page.screenshot({ path: `${folder}/${language}.png`, fullPage: true });
  console.info(`${folder}/${language}.png`);
}
await browser.close();

function pathsOf(language: Language): string[] {
  return [...pageKeys.map((key) => pathOf(key, language)), ...legalKeys.map(legalPathOf)];
}

/** Uses only the tags of the page; the picture comes from the running site. */
async function previewOf(path: string, language: Language): Promise<Preview> {
  const answer = await fetch(site + path, { headers: { "Accept-Language": language } });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const page = parse(await answer.text());
  const attribute = (name: string, selector: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? "";
  const content = (name: string) =>
    attribute("content", `meta[property="${name}"], meta[name="${name}"]`);
  const picture = content("og:image");
  return {
    path,
    siteName: content("og:site_name"),
    address: attribute("href", "link[rel=canonical]"),
    resultTitle: page.querySelector("title")?.textContent ?? "",
    resultText: content("description"),
    title: content("og:title"),
    description: content("og:description"),
    picture: picture && site + new URL(picture).pathname,
    pictureAlt: content("og:image:alt"),
  };
}
