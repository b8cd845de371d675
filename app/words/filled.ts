import { type CompiledMessage, literal } from "./compile.ts";

/**
 * A text of a list with its arguments filled in; undefined if one of them has no value. Only plain arguments are
 * known. React Intl reads no lists.
 */
export function filled<Value>(
  text: string | CompiledMessage,
  values: Record<string, Value | undefined>,
): (string | Value)[] | undefined {
  if (typeof text === "string") return [text];
  const parts = text.icu.map((element) => {
    const { value } = element as { value: string };
    return element.type === literal ? value : values[value];
  });
  return parts.some((part) => part === undefined) ? undefined : (parts as (string | Value)[]);
}
