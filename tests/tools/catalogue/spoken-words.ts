import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { listTexts } from "../../../tools/catalogue/texts.ts";

/** Tells whether a text consists of words of a language's catalogue, of facts and of figures. */
export function speakerOf(language: Language, facts: readonly string[]): (text: string) => boolean {
  const texts = listTexts(getCatalogue(language)).map(([, text]) => tidy(text));
  const plain = texts.filter((text) => !text.includes("{"));
  const parsed = texts.filter((text) => text.includes("{")).map((text) => parse(text));
  const messages = parsed.map((message) => new RegExp(`^${patternOf(message)}$`));
  const fragments = parsed.flatMap(literalsOf);
  // Whole words: "E-Mail" does not contain the month "Mai".
  const wholeFacts = facts.map((fact) => new RegExp(`(?<!\\p{L})${escaped(fact)}(?!\\p{L})`, "u"));
  // A link within a message cuts it, and facts stand between the pieces.
  const isPieceOfMessage = (said: string) =>
    wholeFacts
      .reduce((pieces, fact) => pieces.flatMap((piece) => piece.split(fact)), [said])
      .map(tidy)
      .every((piece) => !/\p{L}/u.test(piece) || fragments.some((text) => contains(text, piece)));
  const speaks = (text: string): boolean => {
    const said = tidy(text);
    const isOnlyFact = facts.includes(said) || /^\P{L}*(?:km)?$/u.test(said);
    // A label with a remark, such as "Phone (optional)".
    const [, label = "", remark = ""] = /^(.+) \((.+)\)$/.exec(said) ?? [];
    return (
      isOnlyFact ||
      // A page may split a heading in two and show a numbered line as an item of a list.
      plain.some((known) => contains(known, said)) ||
      messages.some((message) => filledInto(message, said)?.every(speaks) ?? false) ||
      isPieceOfMessage(said) ||
      (remark !== "" && speaks(label) && speaks(remark))
    );
  };
  return speaks;
}

// The values that turn this message into this text; undefined if none do.
function filledInto(message: RegExp, said: string): string[] | undefined {
  return message
    .exec(said)
    ?.slice(1)
    .filter((part) => part !== undefined);
}

/** The texts of a message around its arguments. */
function literalsOf(message: readonly MessageFormatElement[]): string[] {
  return message.flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

/** Ignores soft hyphens and differences of white space. */
function tidy(text: string): string {
  return text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
}

// Finds whole words only: "immer" does not contain "im".
function contains(text: string, part: string): boolean {
  const isLetter = (character: string | undefined) => /\p{L}/u.test(character ?? "");
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const isCutBefore = isLetter(text[at - 1]) && isLetter(part[0]);
    const isCutAfter = isLetter(text[at + part.length]) && isLetter(part.at(-1));
    if (!isCutBefore && !isCutAfter) return true;
  }
  return false;
}

// Each argument becomes a group, whose value has to be in the same language.
function patternOf(message: readonly MessageFormatElement[]): string {
  return message
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.pound) return "[\\d\\s.,]+";
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const options = Object.values(element.options).map(({ value }) => patternOf(value));
        return `(?:${options.join("|")})`;
      }
      return element.type === TYPE.tag ? patternOf(element.children) : "(.+?)";
    })
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
