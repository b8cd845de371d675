import { connect } from "node:net";

const flags = { PORT: "--port", DESK_PORT: "--desk-port" };

/** The variables that choose a port; each has a flag of npm start. */
export type PortVariable = keyof typeof flags;

/**
 * The port that an environment variable names, else the usual one. Throws an error that says what to do if it is
 * no port or if a program holds it.
 */
export async function freePort(variable: PortVariable, usual: number): Promise<number> {
  const text = process.env[variable] || String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable}=${text} is not a port: choose a whole number from 1 to 65535.`);
  }
  if (await answers(port)) throw new Error(takenText(port, variable));
  return port;
}

/** What to do about a port that another program holds. */
export function takenText(port: number, variable: PortVariable): string {
  const other = port > 65_525 ? port - 10 : port + 10;
  return (
    `Port ${port} is in use. Stop the program that holds it, or choose another port: ` +
    `npm start -- ${flags[variable]} ${other} (or ${variable}=${other}).`
  );
}

// Tries both addresses of localhost, since a program on either is in the way.
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
