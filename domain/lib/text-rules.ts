import * as z from "zod/mini";

/**
 * What an email address looks like, in any letters: text, at, text, dot, text, without spaces and without the signs that
 * separate or enclose addresses in the head of a mail. SPEC 5.
 */
export const emailPattern = /^[^\s@,:;<>()[\]"\\]+@[^\s@,:;<>()[\]"\\]+\.[^\s@,:;<>()[\]"\\]+$/;

/** Whether a text is a whole web address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether a web address is that of a whole site: no path, no query, no name of a user. */
export function isOriginAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return /^\/+$/.test(pathname) && !(search || hash || username || password);
}

const invisible = /\p{Cf}/gu;
const controlOrBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const control = /[^\P{Cc}\t-\r]/u;
// No writing puts more than 30 marks on a letter (UAX #15, stream-safe text).
const heapOfMarks = /(?<!\p{M})\p{M}{31}/u;

type Message = { error: string };

interface TextRules {
  /** The most characters that the text may have, as it is sent. */
  most: number;
  /** The message for a value that is no text. */
  required: Message;
  tooLong: Message;
  clean: typeof cleanName;
}

/**
 * A text from a visitor. Its length is judged first and ends the judging of a text that is far too long, so that
 * nothing costly ever reads it; then it is cleaned and has to pass the checks. SPEC 5.
 */
export function boundedText(
  { most, required, tooLong, clean }: TextRules,
  ...checks: Parameters<z.ZodMiniString["check"]>
) {
  return z.pipe(
    // White space around a text, and marks apart from their letters, may double it.
    z.string(required).check(z.maxLength(2 * most, tooLong)),
    z.string().check(clean, z.maxLength(most, tooLong), ...checks),
  );
}

/** A name as it is sent: composed (NFC), trimmed, and without characters that reverse the text or hide in it. */
export const cleanName = z.overwrite<string>((name) =>
  composed(name).replace(invisible, "").trim(),
);

/** A message as it is sent: composed (NFC) and trimmed. */
export const cleanMessage = z.overwrite<string>((message) => composed(message).trim());

/** Rejects characters that could end a line where the text is used later, above all in an e-mail header. */
export function onOneLine(message: Message) {
  return z.refine<string>((text) => !controlOrBreak.test(text), message);
}

/** Rejects control characters, except those that lay out a text: tabs, line breaks and page breaks. */
export function withoutControls(message: Message) {
  return z.refine<string>((text) => !control.test(text), message);
}

// Composing sorts each run of marks, at a cost that grows with the square of its length.
function composed(text: string): string {
  return heapOfMarks.test(text) ? text : text.normalize("NFC");
}
