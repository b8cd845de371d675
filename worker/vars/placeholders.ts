const another = "is a placeholder: write your own";
const anotherOrNone = `${another}, or leave it empty`;

// Each pattern fits the value in wrangler.toml, and whatever else can be nobody's own.
const placeholders: readonly [name: string, pattern: RegExp, problem: string][] = [
  [
    "BACKEND_URL",
    /^$/,
    "is empty and BACKEND not bound: write where requests go, or none can be sent",
  ],
  ["SITE_URL", /\/\/([^/]+\.)?example\.(com|net|org)(?![\w.-])/i, another],
  ["CONTACT_EMAIL", /@([^@]+\.)?example\.(com|net|org)$/i, another],
  // Sweden keeps +46 70 174 06 05 to 99 for fiction.
  ["CONTACT_PHONES", /70[\s-]*174[\s-]*06[\s-]*(0[5-9]|[1-9]\d)/, another],
  ["INSTAGRAM_URL", /\/example\/*$/, anotherOrNone],
  ["YOUTUBE_URL", /\/@example\/*$/, anotherOrNone],
  ["SITE_ADDRESS", /^\s*Skolvägen 1,/, another],
];

/** What each var with a placeholder lacks, beginning with its name; empty if there is none. A binding BACKEND counts too. SPEC 10. */
export function placeholdersIn(vars: Record<string, unknown>): string[] {
  return placeholders
    .filter(([name, pattern]) => pattern.test(String(vars[name] ?? "")))
    .filter(([name]) => name !== "BACKEND_URL" || !vars.BACKEND)
    .map(([name, , problem]) => `${name} ${problem}`);
}
