import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { useSite } from "../support/site.ts";
import { tagsOf, withoutScripts } from "./html.ts";

const site = useSite(() => ({
  VOICE_AGENT_SCRIPT_URL: "https://voice.example/embed.js",
  VOICE_AGENT_ID: "agent-7",
}));

test.each(languages)("the server's page in %s loads no voice assistant", async (language) => {
  const html = await (await site.get(pathOf("home", language))).text();
  const sources = tagsOf(html, "script").map(({ src = "" }) => src);
  expect(sources.filter((src) => src.startsWith("http"))).toEqual([]);
  const links = tagsOf(html, "link").filter(({ rel }) => rel?.includes("preload"));
  expect(links.filter(({ href = "" }) => href.startsWith("http"))).toEqual([]);
  expect(withoutScripts(html)).not.toMatch(/voice\.example|data-voice-agent/);
});
