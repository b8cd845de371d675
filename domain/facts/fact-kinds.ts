import * as z from "zod/mini";
import { isCalendarDay } from "../calendar/dates.ts";
import { isWebAddress } from "../lib/text-rules.ts";

// Each message says what to write, to somebody who has never seen the file.

/** What setup, the editor and facts.schema.json say of a fact. */
export interface FactMeta {
  /** Its name for people. */
  title: string;
  description: string;
  /** At least one value that fits. */
  examples: readonly [unknown, ...unknown[]];
}

/** A fact with its title and description. */
export function fact<Kind extends z.core.$ZodType>(
  kind: Kind,
  title: string,
  description: string,
  ...examples: FactMeta["examples"]
): Kind {
  z.globalRegistry.add(kind, { title, description, examples: [...examples] });
  return kind;
}

/** A group of facts with its title and description. */
export function part<Kind extends z.core.$ZodType>(
  kind: Kind,
  title: string,
  description: string,
): Kind {
  z.globalRegistry.add(kind, { title, description });
  return kind;
}

/** Facts that belong together; no other may stand among them. */
export const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, "This part is missing.");

/** A text that is not blank. */
export const text = (message: string) =>
  z.string(message).check(z.refine((value) => value.trim() !== "", message));

/** A text of a certain form. */
export const pattern = (expected: RegExp, message: string) =>
  z.string(message).check(z.regex(expected, message));

/** What a package costs. */
export const price = (days: string) =>
  fact(
    z
      .number("Write the price as a number without quotes, such as 1250.")
      .check(
        z.int("Write whole euros, such as 1250."),
        z.positive("Write a price above 0, such as 1250."),
        z.maximum(99_999, "Write the price of one person in euros, at most 99999."),
      ),
    `Price of ${days}`,
    `What the package of ${days} costs one person, in whole euros.`,
    1250,
  );

/** A day of every year. */
export const day = (title: string, description: string, example: string) =>
  fact(
    z
      .string(`Write month and day in quotes, such as "${example}".`)
      .check(
        z.refine(
          (value) => isCalendarDay(`2027-${value}`),
          `Write month and day with two digits each and a hyphen between them, such as "${example}".`,
        ),
      ),
    title,
    description,
    example,
  );

/** A time of the clock. */
export const hour = (title: string, description: string, example: string) =>
  fact(
    pattern(
      /^([01]\d|2[0-3]):[0-5]\d$/,
      `Write the hour with two digits and the minutes after a colon, such as "${example}".`,
    ),
    title,
    description,
    example,
  );

/** An address on the internet, which may be empty. */
export const webAddress = (title: string, description: string, example: string) =>
  fact(
    z.optional(
      z
        .string("Write the address in quotes, or leave it empty.")
        .check(
          z.refine(
            (value) => value === "" || isWebAddress(value),
            `Copy the whole address from a browser, such as ${example}, or leave it empty.`,
          ),
        ),
    ),
    title,
    description,
    example,
  );

/** A text that may be empty. */
export const companyFact = (title: string, description: string, example: string) =>
  fact(
    z.optional(z.string("Write a text in quotes, or leave it empty.")),
    title,
    description,
    example,
  );

/** Degrees between -limit and limit. */
export const degrees = (limit: number, title: string, description: string, example: number) => {
  const message = `Write degrees as a number with a point, such as ${example}.`;
  return fact(
    z.number(message).check(z.minimum(-limit, message), z.maximum(limit, message)),
    title,
    description,
    example,
  );
};
