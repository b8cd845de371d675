import * as z from "zod/mini";

const invisible = /\p{Cf}/gu;
const controlOrBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A name as it is sent: composed (NFC), trimmed, and without invisible characters that reverse the text or
 * hide in it. SPEC 5.
 */
export const cleanName = z.overwrite<string>((name) =>
  name.normalize("NFC").replace(invisible, "").trim(),
);

/** Rejects characters that could end a line where the text is used later, above all in an e-mail header. */
export function onOneLine(error: string) {
  return z.refine<string>((text) => !controlOrBreak.test(text), error);
}
