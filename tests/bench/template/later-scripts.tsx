import { Scripts } from "react-router";

/** The router's own scripts, all at once. */
export function LaterScripts() {
  return <Scripts />;
}
