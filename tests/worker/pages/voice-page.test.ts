import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { attributesOf, parsePage, withoutScripts } from "../../support/html.ts";
import { useWorkerd } from "../../support/workerd.ts";

const site = useWorkerd(() => ({
  VOICE_AGENT_SCRIPT_URL: "https://voice.example/embed.js",
  VOICE_AGENT_ID: "agent-7",
}));

test.each(languages)("the server's page in %s loads no voice assistant", async (language) => {
  const html = await (await site.get(pathOf("home", language))).text();
  const page = parsePage(html);
  expect(attributesOf(page, "script[src^=http]")).toEqual([]);
  expect(attributesOf(page, "link[rel*=preload][href^=http]")).toEqual([]);
  expect(withoutScripts(html)).not.toMatch(/voice\.example|data-voice-agent/);
});
