import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Transform } from "node:stream";
import { afterAll, beforeAll } from "vitest";
import type { Site } from "../support/site.ts";

export interface SiteProxy {
  /** The site with a first script in each page that tells its problems. Without a trailing slash. */
  url: string;
  /** Whether browsers refuse to run the site's scripts, as if the visitor had switched scripts off. */
  isWithoutScript: boolean;
  /** What the pages told. */
  problems: string[];
}

const tellPath = "/tell.js";
// A document in a sandbox without allow-scripts has scripting disabled: noscript is shown, no script runs.
const sandbox = "sandbox allow-forms allow-same-origin allow-top-navigation";

/** The site as the engines see it, for all tests of a file. */
export function useProxy(site: Pick<Site, "url">): SiteProxy {
  const proxy: SiteProxy = { url: "", isWithoutScript: false, problems: [] };
  const server = createServer(async (asked, answer) => {
    if (asked.url !== tellPath) passOn(asked, answer);
    else if (asked.method === "GET") {
      answer.setHeader("content-type", "text/javascript");
      answer.end(`(${tellProblems})("${tellPath}")`);
    } else {
      proxy.problems.push(String(Buffer.concat(await asked.toArray())));
      answer.end();
    }
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return proxy;

  function passOn(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = new URL(site.url);
    const { method, url: path } = asked;
    // The page must come unpacked, because a script is put into it.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const passed = request({ hostname, port, method, path, headers }, (got) => {
      const isPage = got.headers["content-type"]?.startsWith("text/html");
      const headers = isPage ? pageHeaders(got.headers) : got.headers;
      answer.writeHead(got.statusCode ?? 502, headers);
      (isPage ? got.pipe(withScript()) : got).pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }

  function pageHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
    const { "content-length": _, "content-security-policy": policy, ...others } = headers;
    const policies = proxy.isWithoutScript ? [policy, sandbox] : [policy];
    return { ...others, "content-security-policy": policies.join(", ") };
  }
}

/** Puts a script first into the head, whose start is in a page's first piece. */
function withScript(): Transform {
  let start = "<head>";
  return new Transform({
    transform(piece: Buffer, _, done) {
      const end = piece.indexOf(start) + start.length;
      if (start && end >= start.length) {
        this.push(piece.subarray(0, end));
        this.push(`<script src="${tellPath}"></script>`);
        this.push(piece.subarray(end));
        start = "";
      } else this.push(piece);
      done();
    },
  });
}

// Runs in each page before the page's own scripts. It waits for the proxy, so that nothing told is lost.
function tellProblems(path: string): void {
  const tell = (...words: unknown[]) => {
    const request = new XMLHttpRequest();
    request.open("POST", path, false);
    request.send(`${location.pathname}: ${words.join(" ")}`);
  };
  const { error, warn } = console;
  const tellAnd =
    (write: typeof error) =>
    (...words: unknown[]) => {
      tell("console", ...words);
      write(...words);
    };
  Object.assign(console, { error: tellAnd(error), warn: tellAnd(warn) });
  const onError = ({ message, target }: ErrorEvent) => {
    if (message) tell("uncaught", message);
    // A film fails too when the visitor leaves while it loads; films have a test of their own.
    else if (!(target as Element).matches("video, source")) {
      tell("not loaded", (target as Element).outerHTML);
    }
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) =>
    tell("unhandled", event.reason),
  );
  document.addEventListener("securitypolicyviolation", (event) =>
    tell(event.effectiveDirective, "refused", event.blockedURI, event.sample),
  );
}
