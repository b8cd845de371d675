import { describe, expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useWorkerd } from "../../support/workerd.ts";

const voice = "https://voice.example";
const scriptUrl = `${voice}/embed.js`;

async function headersOf(site: { get(path: string): Promise<Response> }) {
  const { headers } = await site.get(pathOf("home", "en"));
  return {
    embedder: headers.get("Cross-Origin-Embedder-Policy"),
    policy: headers.get("Content-Security-Policy") ?? "",
    permissions: headers.get("Permissions-Policy") ?? "",
  };
}

describe("with a voice assistant", () => {
  const site = useWorkerd(() => ({ VOICE_AGENT_SCRIPT_URL: scriptUrl, VOICE_AGENT_ID: "agent-7" }));

  test("its host may run scripts and be connected to, and nothing looser", async () => {
    const { policy } = await headersOf(site);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/voice\.example(;|$)/);
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/voice\.example\b/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/(form-action|style-src) 'self'(;|$)/);
    expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/voice\.example)/);
  });

  test("what its script loads and writes is its own affair", async () => {
    const { policy, embedder } = await headersOf(site);
    expect(policy).not.toContain("trusted-types");
    expect(embedder).toBeNull();
  });

  test("it may use the microphone and nothing else", async () => {
    const { permissions } = await headersOf(site);
    expect(permissions).toContain("camera=()");
    expect(permissions).toContain("geolocation=()");
    expect(permissions).toMatch(/microphone=\([^)]*voice\.example/);
  });
});

describe("with a voice assistant that needs more", () => {
  const site = useWorkerd(() => ({
    VOICE_AGENT_SCRIPT_URL: scriptUrl,
    VOICE_AGENT_ID: "agent-7",
    VOICE_AGENT_ORIGINS: "https://api.voice.example  wss://*.live.example",
    VOICE_AGENT_INLINE_STYLES: "true",
    VOICE_AGENT_WORKLETS: "true",
  }));

  test("each directive lets in what is configured for it", async () => {
    const { policy, permissions } = await headersOf(site);
    const origins = `${voice} https://api.voice.example`;
    const sockets = "wss://voice.example wss://api.voice.example wss://*.live.example";
    expect(directivesOf(policy)).toMatchObject({
      "script-src": expect.stringMatching(/^'self' 'nonce-[^']+' https:\/\/voice\.example blob:$/),
      "style-src": `'self' ${origins} 'unsafe-inline'`,
      "img-src": `'self' data: ${origins}`,
      "font-src": `'self' ${origins}`,
      "media-src": `'self' ${origins} blob:`,
      "connect-src": `'self' ${origins} ${sockets}`,
      "frame-src": origins,
      "form-action": "'self'",
    });
    expect(permissions).toContain(
      'microphone=(self "https://voice.example" "https://api.voice.example")',
    );
  });
});

describe.each([
  ["without an id", { VOICE_AGENT_SCRIPT_URL: scriptUrl, VOICE_AGENT_ID: "" }],
  ["without a script", { VOICE_AGENT_SCRIPT_URL: "", VOICE_AGENT_ID: "agent-7" }],
])("with a voice assistant %s", (_, vars) => {
  const site = useWorkerd(() => vars);

  test("no other host is let in and nobody may listen", async () => {
    const { policy, permissions, embedder } = await headersOf(site);
    expect(policy).not.toMatch(/https?:|wss?:/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(embedder).toBe("require-corp");
    expect(permissions).toContain("microphone=()");
  });
});

function directivesOf(policy: string): Record<string, string> {
  const parts = policy.split(";").map((part) => part.trim().split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = "", sources = ""]) => [name, sources]));
}
