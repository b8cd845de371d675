type Plain = Record<string, unknown>;

/** The type of translated content merged over its defaults. */
export type Merged<Defaults, Translated> = Defaults extends readonly (infer Default)[]
  ? Translated extends readonly (infer Item)[]
    ? readonly Merged<Default, Item>[]
    : Defaults
  : Defaults extends object
    ? {
        [Key in keyof Defaults]: Key extends keyof Translated
          ? Merged<Defaults[Key], Translated[Key]>
          : Defaults[Key];
      } & Omit<Translated, keyof Defaults>
    : Translated;

/**
 * Translated content merged over built-in defaults: objects by field, lists by index. A missing or empty
 * translated value keeps the default. Changes neither argument. SPEC 3 (content merging).
 */
export function mergeContent<Content>(defaults: Content, translated: unknown): Content {
  if (Array.isArray(defaults)) {
    return (Array.isArray(translated) ? mergeLists(defaults, translated) : defaults) as Content;
  }
  if (isPlain(defaults)) {
    return (isPlain(translated) ? mergeObjects(defaults, translated) : defaults) as Content;
  }
  return isEmpty(translated) ? defaults : (translated as Content);
}

function mergeLists(defaults: unknown[], translated: unknown[]): unknown[] {
  const length = Math.max(defaults.length, translated.length);
  return Array.from({ length }, (_, index) => mergeContent(defaults[index], translated[index]));
}

function mergeObjects(defaults: Plain, translated: Plain): Plain {
  const merged: Plain = {};
  for (const field of new Set([...Object.keys(defaults), ...Object.keys(translated)])) {
    merged[field] = mergeContent(ownValue(defaults, field), ownValue(translated, field));
  }
  return merged;
}

function ownValue(object: Plain, field: string): unknown {
  return Object.hasOwn(object, field) ? object[field] : undefined;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
