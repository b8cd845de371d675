import * as z from "zod/mini";

const invisible = /\p{Cf}/gu;
const controlOrBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A name as it is sent: composed (NFC), trimmed, and without the invisible characters that turn a text round
 * or hide in it. SPEC 5.
 */
export const cleanName = z.overwrite<string>((name) =>
  name.normalize("NFC").replace(invisible, "").trim(),
);

/** Refuses what could end a line where the text comes to stand, in the head of an e-mail above all. */
export function onOneLine(error: string) {
  return z.refine<string>((text) => !controlOrBreak.test(text), error);
}
