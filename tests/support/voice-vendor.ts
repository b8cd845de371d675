import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";

export interface VoiceVendor {
  scriptUrl: string;
  /** The origin that the vendor's script talks to, which is not the script's own. */
  api: string;
  /** The open WebSockets. */
  sockets: Set<Socket>;
}

/**
 * Another company's voice assistant, as far as a browser can tell: a script that defines the element
 * stand-in-agent, writes styles into the page, opens a WebSocket to another origin, asks for the microphone, and adds
 * a button outside its element. What came of it stands in the element's data.
 */
export function useVoiceVendor(): VoiceVendor {
  const vendor: VoiceVendor = { scriptUrl: "", api: "", sockets: new Set() };
  const scripts = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/javascript");
    response.end(`(${defineAgent})(${JSON.stringify(vendor.api)})`);
  });
  const api = createServer((_request, response) => response.end());
  api.on("upgrade", ({ headers }, socket) => {
    const key = `${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash("sha1").update(key).digest("base64");
    const lines = ["Upgrade: websocket", "Connection: Upgrade", `Sec-WebSocket-Accept: ${accept}`];
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    vendor.sockets.add(socket as Socket);
    socket.on("close", () => vendor.sockets.delete(socket as Socket));
    // The script sends nothing, so this is the browser's goodbye.
    socket.on("data", () => socket.end());
    socket.on("error", () => socket.destroy());
  });
  beforeAll(async () => {
    vendor.api = await originOf(api);
    vendor.scriptUrl = `${await originOf(scripts)}/embed.js`;
  });
  afterAll(() => {
    for (const socket of vendor.sockets) socket.destroy();
    scripts.close();
    api.close();
  });
  return vendor;
}

async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// Runs in the browser.
function defineAgent(api: string): void {
  class Agent extends HTMLElement {
    connectedCallback() {
      const style = document.createElement("style");
      style.textContent = "stand-in-agent { color: rgb(1, 2, 3) }";
      this.textContent = "Talk to us";
      this.appendChild(style);
      const socket = new WebSocket(api.replace("http", "ws"));
      socket.onopen = () => this.setAttribute("data-socket", "open");
      socket.onerror = () => this.setAttribute("data-socket", "refused");
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => this.setAttribute("data-microphone", "heard"),
        (error: Error) => this.setAttribute("data-microphone", error.name),
      );
    }
  }
  customElements.define("stand-in-agent", Agent);
  const launcher = document.createElement("button");
  launcher.id = "stand-in-launcher";
  launcher.textContent = "Talk";
  document.body.appendChild(launcher);
}
