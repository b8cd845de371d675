import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { projectFiles } from "../support/project-files.ts";

const files = projectFiles();
const documents = files.filter((file) => file.endsWith(".md"));
const textOf = new Map(documents.map((file) => [file, readFileSync(file, "utf8")]));
const read = (file: string) => textOf.get(file) ?? "";
const folders = new Set(files.flatMap(parents));
// Recipes say where something new goes.
const isExample = (path: string) =>
  /^(media\/(photographs|footage|recordings)|app\/pages\/ice-fishing|locales\/nb$)/.test(path);
// They tell of a day: what they name may be gone.
const isOfItsDay = (file: string) => /^docs\/(decisions|journal|performance-journal)/.test(file);

test.each(documents)("%s leads to files and headings that are there", (file) => {
  expect(linksIn(read(file)).filter((link) => !isThere(file, link))).toEqual([]);
});

test.each(documents.filter((file) => !isOfItsDay(file)))(
  "%s names files, tests and commands that are there",
  (file) => {
    const text = read(file);
    const named = [...codeIn(text)].flatMap(pathsIn);
    expect(named.filter((path) => !isPath(path) && !isExample(path))).toEqual([]);
    expect(scriptsIn(text).filter((script) => !isScript(script))).toEqual([]);
  },
);

test("every document is reached from README.md", () => {
  const reached = new Set(["README.md"]);
  for (const file of reached) {
    for (const link of linksIn(read(file))) {
      const [path = ""] = link.split("#");
      const target = normalize(join(dirname(file), path)).replace(/\/$/, "");
      for (const document of [target, `${target}/README.md`]) {
        if (textOf.has(document)) reached.add(document);
      }
    }
  }
  // A family may have notes of its own beside them, such as the confirmed.md of `npm run setup`.
  const ofTheProject = /^(docs\/(?!decisions\/\d)|media\/|[A-Z]+\.md)/;
  const unreached = documents.filter((file) => ofTheProject.test(file) && !reached.has(file));
  expect(unreached).toEqual([]);
});

/** The targets of a document's links and pictures within the repository. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function isThere(file: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const target = path ? normalize(join(dirname(file), path)).replace(/\/$/, "") : file;
  if (!isPath(target)) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The headings of a document as GitHub names them in addresses. */
function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** What stands as code: between backticks, or in a block. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```(?:sh|ts)?\n(.*?)^```/gms)].map(([, block = ""]) => block);
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
  return [...blocks, ...spans];
}

/** Paths of the repository in a piece of code, braces spelled out; none with a placeholder or a pattern. */
function pathsIn(code: string): string[] {
  const path =
    /(?:^|(?<=[\s"]))(?:app|backend|bench|docs|locales|media|public|scripts|tests|worker)\/[\w./{},-]*/g;
  return (code.match(path) ?? [])
    .filter((match) => !/[A-Z]{4}|…/.test(match.replace("README", "")))
    .filter((match) => !code.includes(`${match}*`) && !code.includes(`${match}…`))
    .flatMap(spelledOut)
    .map((match) => match.replace(/[./]+$/, ""));
}

function spelledOut(path: string): string[] {
  const [, start = "", choices, end = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  if (!choices.includes(",")) return [];
  return choices.split(",").flatMap((choice) => spelledOut(start + choice + end));
}

// A test may be named by the beginning of its path, as vitest takes it.
function isPath(path: string): boolean {
  if (path === "." || files.includes(path) || folders.has(path)) return true;
  return path.startsWith("tests/") && files.some((file) => file.startsWith(path));
}

function parents(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** What follows `npm run`, with the folder where one is named. */
function scriptsIn(text: string): { name: string; folder: string }[] {
  return [...text.matchAll(/npm run ([\w:-]*\w)(?: --prefix (\w+))?/g)].map(
    ([, name = "", folder = "."]) => ({ name, folder }),
  );
}

function isScript({ name, folder }: { name: string; folder: string }): boolean {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return name in scripts;
}
