import type { Field } from "@sveltia/cms";

/** What the editor reads of facts.schema.json. */
export interface FactSchema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  pattern?: string;
  properties?: Record<string, FactSchema>;
  required?: string[];
  items?: FactSchema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}

const parts: Record<string, readonly string[]> = {
  "Prices, season, hours": ["prices", "season", "hours"],
  Company: ["company"],
  // How the editor is reached is no matter for the editor itself.
  "": ["$schema", "editor"],
};

/** The facts in three entries, from the schema of facts.json; what no other shows is in the second. */
export function factSections(schema: FactSchema) {
  const named = Object.values(parts).flat();
  const rest = Object.keys(schema.properties ?? {}).filter((name) => !named.includes(name));
  const [often = "", seldom = ""] = Object.keys(parts);
  return [
    { name: "prices", label: often, fields: factFields(schema, parts[often]) },
    { name: "reach", label: "Name, address, phones, profiles", fields: factFields(schema, rest) },
    { name: "company", label: seldom, fields: factFields(schema, parts[seldom]) },
  ];
}

function factFields({ properties = {}, required = [] }: FactSchema, names?: readonly string[]) {
  return Object.entries(properties)
    .filter(([name]) => names?.includes(name) ?? true)
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)));
}

function fieldOf(name: string, schema: FactSchema, isRequired: boolean): Field {
  const { type, title = name, description = "", pattern } = schema;
  const common = { name, label: title, required: isRequired };
  const hint = `${description}${exampleIn(schema)}`;
  const fit = pattern && { pattern: [new RegExp(pattern, "u"), `Write it so${exampleIn(schema)}`] };
  switch (type) {
    case "object":
      return {
        ...common,
        widget: "object",
        hint: description,
        fields: factFields(schema),
      } as Field;
    case "array": {
      const field = { ...fieldOf("item", schema.items ?? {}, true), label: "Number" };
      return { ...common, widget: "list", hint, min: schema.minItems ?? 0, field } as Field;
    }
    case "number":
    case "integer": {
      const { minimum: min, maximum: max } = schema;
      const value_type = type === "integer" ? "int" : "float";
      const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      return {
        ...common,
        widget: "number",
        value_type,
        step: type === "integer" ? 1 : 0.0001,
        hint,
        ...range,
      } as Field;
    }
    default:
      return { ...common, widget: "string", hint, ...fit } as Field;
  }
}

function exampleIn({ examples: [example] = [] }: FactSchema): string {
  return example === undefined ? "" : ` For example: ${[example].flat().join(", ")}`;
}

/** An object whose keys stand in the order of the schema. */
export function modelOf({ properties = {} }: FactSchema): object {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, schema]) => [name, modelOf(schema)]));
}
