import * as z from "zod/mini";
import type { VoiceAgent } from "#domain/facts/settings.ts";

// Plain http and ws on the operator's own machine only.
const origin =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z\d.-]+|(?:http|ws):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/;
const customElement = /^[a-z][a-z\d]*(?:-[a-z\d]+)+$/;
const attribute = /([a-z][a-z\d-]*)=(?:"([^"]*)"|([^\s"]+))/g;

/** The vars of the voice assistant, each explained in docs/voice-assistant.md. SPEC 2.4. */
export const voiceVars = {
  VOICE_AGENT_SCRIPT_URL: checked(
    (url) => URL.canParse(url) && origin.test(new URL(url).origin),
    "has to be empty or an https address such as https://voice.example/embed.js",
  ),
  VOICE_AGENT_COMPANY: checked(() => true, ""),
  VOICE_AGENT_ID: checked(() => true, ""),
  VOICE_AGENT_ID_COMPACT: checked(() => true, ""),
  VOICE_AGENT_ELEMENT: checked(
    (name) => customElement.test(name),
    "has to be empty or the name of a custom element such as voice-agent",
  ),
  VOICE_AGENT_ATTRIBUTES: checked(
    (list) => list.replace(attribute, "").trim() === "",
    'has to be attributes such as agent-id={id} label="Ask us"',
  ),
  VOICE_AGENT_ORIGINS: checked(
    (list) => words(list).every((word) => origin.test(word)),
    "has to be origins such as https://api.voice.example, separated by spaces",
  ),
  VOICE_AGENT_INLINE_STYLES: z._default(z.stringbool("has to be true or false"), false),
  VOICE_AGENT_WORKLETS: z._default(z.stringbool("has to be true or false"), false),
};

type VoiceVars = z.infer<z.ZodMiniObject<typeof voiceVars>>;

/** What the assistant may do in a page besides what the site itself may. */
export interface VoiceAccess {
  /** The origin of its script. */
  script: string;
  /** The origins that it talks to and takes styles, fonts, pictures, sounds and frames from. */
  origins: string[];
  sockets: string[];
  inlineStyles: boolean;
  worklets: boolean;
}

/** The assistant as pages embed it; undefined unless both script and id are set. */
export function parseVoiceAgent(vars: VoiceVars): VoiceAgent | undefined {
  const { VOICE_AGENT_SCRIPT_URL: scriptUrl, VOICE_AGENT_ID: full } = vars;
  if (!scriptUrl || !full) return undefined;
  const element = vars.VOICE_AGENT_ELEMENT || undefined;
  const usual = element ? "agent-id={id}" : "data-agent-id={id}";
  const list = vars.VOICE_AGENT_ATTRIBUTES || usual;
  const attributes = [...list.matchAll(attribute)].map(([, name = "", quoted, plain = ""]) => [
    name,
    quoted ?? plain,
  ]);
  return {
    scriptUrl,
    company: vars.VOICE_AGENT_COMPANY || new URL(scriptUrl).hostname,
    agentIds: { full, compact: vars.VOICE_AGENT_ID_COMPACT || full },
    element,
    attributes: Object.fromEntries(attributes),
  };
}

/** What the headers have to let in for the assistant; undefined if there is none. */
export function voiceAccessOf(vars: VoiceVars): VoiceAccess | undefined {
  const agent = parseVoiceAgent(vars);
  if (!agent) return undefined;
  const script = new URL(agent.scriptUrl).origin;
  const all = [...new Set([script, ...words(vars.VOICE_AGENT_ORIGINS)])];
  const origins = all.filter((each) => each.startsWith("http"));
  const sockets = all.map((each) => each.replace(/^http/, "ws"));
  return {
    script,
    origins,
    sockets: [...new Set(sockets)],
    inlineStyles: vars.VOICE_AGENT_INLINE_STYLES,
    worklets: vars.VOICE_AGENT_WORKLETS,
  };
}

/** A text that is empty or passes; empty by default. */
function checked(passes: (text: string) => boolean, error: string) {
  const check = z.refine<string>((text) => text === "" || passes(text), error);
  return z._default(z.string("has to be a text").check(z.trim(), check), "");
}

function words(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}
