import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { isLoopback } from "./access.ts";
import { createBackend } from "./app.ts";
import { openStore, type Store } from "./store.ts";

export interface BackendOptions {
  /** 0 takes any free port. */
  port?: number;
  /** A file, or ":memory:". */
  database?: string;
  /** An address other than this machine's own needs a token. */
  hostname?: string;
  /** What the site and the readers of the inbox have to know; without it the inbox answers on this machine alone. */
  token?: string | undefined;
}

export interface Backend {
  /** The real address, without a trailing slash. */
  url: string;
  store: Store;
  /** Closes open connections, then the database; a second call does no harm. */
  close(): Promise<void>;
}

/** Opens the database and listens; if the port is taken or a token missing, the rejection says what to do. */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { port = 8788, database = "inbox.sqlite", hostname = "127.0.0.1", token } = options;
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  if (!token && !isLoopback(host)) {
    throw new Error(
      `HOST=${hostname} needs BACKEND_TOKEN: without it anybody could read the guests' names, addresses and messages.`,
    );
  }
  const store = openStore(database);
  // The listener replaces the global Request and Response with its own, compatible ones. Without
  // them hono's bodyLimit fails on every body sent in chunks.
  const server = createServer(getRequestListener(createBackend(store, token).fetch, { hostname }));
  try {
    await listen(server, port, hostname);
  } catch (error) {
    store.close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    store,
    close() {
      closing ??= stop(server).finally(() => store.close());
      return closing;
    },
  };
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? occupied(port, hostname, error) : error);
    });
    server.listen(port, hostname, resolve);
  });
}

function occupied(port: number, hostname: string, cause: Error): Error {
  return new Error(
    `Port ${port} of ${hostname} is already in use. Stop the program that holds it, or choose another port: PORT=${port + 1}.`,
    { cause },
  );
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
