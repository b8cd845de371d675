import { Links } from "react-router";

/** The router's own links to styles. */
export function Styles() {
  return <Links />;
}
