import { connect } from "node:net";

/** The port that an environment variable names, else the usual one; throws if it is none or if a program holds it. */
export async function freePort(variable: string, usual: number): Promise<number> {
  const text = process.env[variable] || String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable}=${text} is not a port: choose a whole number from 1 to 65535.`);
  }
  if (await isTaken(port)) {
    throw new Error(
      `Port ${port} is in use. Stop the program that holds it, or choose another port with ${variable}=${port + 10}.`,
    );
  }
  return port;
}

// Asks both addresses of localhost, as wrangler may listen on either.
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}
