import type { Readable } from "node:stream";
import { freePort } from "../support/free-port.ts";
import type { Engine, Tab } from "./engine.ts";
import { endProgram, says, startProgram } from "./program.ts";

const displayNames = ["Xvfb"];
const driverNames = ["WebKitWebDriver"];

/** WebKitGTK as the system has it, over its own WebDriver, on a display that nobody sees. */
export const webkit: Engine = {
  name: "WebKit",
  programs: [displayNames, driverNames],
  packages:
    "webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad",
  async launch() {
    const screen = ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
    const display = startProgram(displayNames, screen, { stdio: ["ignore", "pipe", "ignore"] });
    const number = await says(display, display.stdout as Readable, /(\d+)\n/);
    const port = await freePort();
    const driver = startProgram(driverNames, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${number}` },
      stdio: "ignore",
    });
    const send = sender(`http://127.0.0.1:${port}`);
    while (!(await send("GET", "/status").catch(() => driver.exitCode !== null))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    let session: string | undefined;
    return {
      // The driver has one session, which starts a browser and ends it.
      async newTab() {
        if (session) await send("DELETE", session);
        const capabilities = {};
        const made = await send<{ sessionId: string }>("POST", "/session", { capabilities });
        session = `/session/${made.sessionId}`;
        return tabOf(send, session);
      },
      async close() {
        if (session) await send("DELETE", session);
        await endProgram(driver);
        await endProgram(display);
      },
    };
  },
};

type Send = <Value>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<Value>;

/** Sends commands of WebDriver and gives their values. https://www.w3.org/TR/webdriver2/ */
function sender(driver: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { message: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value as never;
  };
}

function tabOf(send: Send, session: string): Tab {
  return {
    // WebDriver reports nothing of the console.
    problems: [],
    load: (url) => send("POST", `${session}/url`, { url }),
    // A window of WebKitGTK's own browser cannot be narrower than its tool bar, about 450 pixels.
    resize: (size) => send("POST", `${session}/window/rect`, size),
    async run(script, ...args) {
      const { value, error } = await send<{ value: never; error?: string }>(
        "POST",
        `${session}/execute/async`,
        {
          script: `const [args, done] = arguments;
            (async () => (${script})(...args))().then(
              (value) => done({ value }),
              (error) => done({ error: String(error) }),
            );`,
          args: [args],
        },
      );
      if (error) throw new Error(error);
      return value;
    },
    screenshot: () => send("GET", `${session}/screenshot`),
    perform: (actions) => send("POST", `${session}/actions`, { actions }),
  };
}
