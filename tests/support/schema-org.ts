type Node = Record<string, unknown>;

/** What schema-dts's types cannot see in a page's JSON-LD: links that lead nowhere, and empty texts. */
export function graphProblems(graph: readonly Node[]): string[] {
  const known = new Set(graph.map((node) => node["@id"]));
  return graph.flatMap((node) => problemsIn(node, String(node["@type"]), known));
}

function problemsIn(value: unknown, at: string, known: ReadonlySet<unknown>): string[] {
  if (value === "" || value === null) return [`${at} is empty`];
  if (typeof value !== "object") return [];
  const entries = Object.entries(value);
  const isLink = entries.length === 1 && "@id" in value;
  if (isLink) return known.has(value["@id"]) ? [] : [`${at} leads nowhere`];
  return entries.flatMap(([name, inner]) => problemsIn(inner, `${at}.${name}`, known));
}
