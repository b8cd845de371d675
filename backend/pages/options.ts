import { html } from "hono/html";

/** The options of a select, one of them chosen. */
export function options(named: Readonly<Record<string, string>>, chosen = "") {
  return Object.entries(named).map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen && " selected"}>${text}</option>`,
  );
}
