/** Whoever deploys the site has to replace these; each pattern fits the values of wrangler.toml. */
const placeholders = [
  ["BACKEND_URL", /^$/, "is empty: write where requests go, or none can be sent"],
  [
    "SITE_URL",
    /\/\/([^/]+\.)?example\.(com|net|org)(?![\w.-])/i,
    "is a placeholder: write your own",
  ],
  ["CONTACT_EMAIL", /@([^@]+\.)?example\.(com|net|org)$/i, "is a placeholder: write your own"],
  // Sweden keeps these numbers for fiction: +46 70 174 06 05 to 99.
  [
    "CONTACT_PHONES",
    /70[\s-]*174[\s-]*06[\s-]*(0[5-9]|[1-9]\d)/,
    "is a placeholder: write your own",
  ],
  ["INSTAGRAM_URL", /\/example\/*$/, "is a placeholder: write your own, or leave it empty"],
  ["YOUTUBE_URL", /\/@example\/*$/, "is a placeholder: write your own, or leave it empty"],
  ["SITE_ADDRESS", /^\s*Skolvägen 1,/, "is a placeholder: write your own"],
] as const;

/** What each var that still has a placeholder lacks, beginning with its name; empty if there is none. */
export function placeholdersIn(vars: Record<string, unknown>): string[] {
  return placeholders
    .filter(([name, pattern]) => pattern.test(String(vars[name] ?? "")))
    .map(([name, , problem]) => `${name} ${problem}`);
}
