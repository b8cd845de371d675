import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type BidiSession, openSession } from "./bidi.ts";
import type { Engine, Tab } from "./engine.ts";
import { endProgram, says, startProgram } from "./program.ts";

interface Evaluated {
  type: "success" | "exception";
  result: { value: string };
  exceptionDetails: { text: string };
}

interface LogEntry {
  level: "debug" | "info" | "warn" | "error";
  text: string;
  source: { context?: string };
}

const names = ["firefox-esr", "firefox"];

/** Firefox as the system has it, over the BiDi socket that it opens itself. */
export const firefox: Engine = {
  name: "Firefox",
  programs: [names],
  packages: "firefox-esr",
  async launch() {
    const profile = mkdtempSync(join(tmpdir(), "firefox-"));
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
    const program = startProgram(names, args, { stdio: ["ignore", "ignore", "pipe"] });
    const socket = await says(program, program.stderr as Readable, /BiDi listening on (ws:\S+)/);
    const session = await openSession(`${socket}/session`);
    await session.send("session.subscribe", { events: ["log.entryAdded"] });
    let visitor: string | undefined;
    return {
      async newTab() {
        const userContext = visitor;
        if (userContext) await session.send("browser.removeUserContext", { userContext });
        const made = await session.send<{ userContext: string }>("browser.createUserContext");
        visitor = made.userContext;
        return openTab(session, made.userContext);
      },
      async close() {
        await endProgram(program);
        rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  },
};

async function openTab(session: BidiSession, userContext: string): Promise<Tab> {
  const { context } = await session.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  const problems: string[] = [];
  session.on("log.entryAdded", ({ level, text, source }: LogEntry) => {
    const isProblem = level === "error" || level === "warn";
    if (isProblem && source.context === context) problems.push(`${level}: ${text}`);
  });
  return {
    problems,
    async load(url) {
      await session.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async resize(viewport) {
      await session.send("browsingContext.setViewport", { context, viewport });
    },
    async run(script, ...args) {
      const { type, result, exceptionDetails } = await session.send<Evaluated>(
        "script.callFunction",
        {
          functionDeclaration: `async (args) => JSON.stringify([await (${script})(...JSON.parse(args))])`,
          arguments: [{ type: "string", value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (type === "exception") throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    async screenshot() {
      const method = "browsingContext.captureScreenshot";
      return (await session.send<{ data: string }>(method, { context })).data;
    },
    async perform(actions) {
      await session.send("input.performActions", { context, actions });
    },
  };
}
