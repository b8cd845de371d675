interface Message {
  id?: number;
  type: "success" | "error" | "event";
  method?: string;
  params?: unknown;
  result?: unknown;
  message?: string;
}

export interface BidiSession {
  /** Sends a command and gives its result; throws what the browser objects to. */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  on<Params>(event: string, listener: (params: Params) => void): void;
}

/** A session of WebDriver BiDi over a browser's own socket. https://www.w3.org/TR/webdriver-bidi/ */
export async function openSession(url: string): Promise<BidiSession> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: never) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method) listeners.get(message.method)?.(message.params as never);
  });
  const session: BidiSession = {
    async send<Result>(method: string, params: object = {}) {
      const id = ++last;
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, message } = await answer;
      waiting.delete(id);
      if (type === "error") throw new Error(`${method}: ${message}`);
      return result as Result;
    },
    on: (event, listener) => void listeners.set(event, listener),
  };
  await session.send("session.new", { capabilities: {} });
  return session;
}
