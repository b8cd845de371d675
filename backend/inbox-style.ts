import { createHash } from "node:crypto";

/** The page's complete style. */
export const inboxStyle = `
:root { color-scheme: light dark; --line: #8886; --quiet: light-dark(#556, #aab); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 52rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, p, dl { margin: 0; }
h2 { font-size: 1.15rem; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: .25rem; }
label:has([type=search]) { flex: 1 1 14rem; }
input, select, button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem; }
input { width: 100%; }
form a { padding: .5rem 0; }
header p, main > p, article p, dt { color: var(--quiet); }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
article:target { outline: 2px solid; }
.kind { padding: .1em .5em; border-radius: 1em; font-size: .8em; color: #fff; }
.contact { background: #1d5fa8; }
.booking { background: #1b6b45; }
dl { display: grid; gap: 0 1rem; margin-top: .5rem; }
dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 40rem) {
  dl { grid-template-columns: 11rem 1fr; }
  dd { margin: 0; }
}
`;

/** The hash by which the Content-Security-Policy allows this style and no other. */
export const inboxStyleHash = `sha256-${createHash("sha256").update(inboxStyle).digest("base64")}`;
