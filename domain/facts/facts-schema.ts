import * as z from "zod/mini";
import { emailPattern, isOriginAddress } from "../lib/text-rules.ts";
import {
  companyFact,
  day,
  degrees,
  fact,
  group,
  hour,
  part,
  pattern,
  price,
  text,
  webAddress,
} from "./fact-kinds.ts";

/**
 * The operator's facts: facts.json. The order is that in which `npm run setup` asks. What is added later is optional, so
 * that nobody's file stops working.
 */
export const factsSchema = z.strictObject({
  $schema: z.optional(z.string()),
  siteName: fact(
    text("Write the name that guests know you by."),
    "Name of the site",
    "The name that guests know you by. It stands at the top of every page and under every answer.",
    "Råstrand Lapland",
  ),
  siteUrl: fact(
    z
      .string("Write the address in quotes.")
      .check(
        z.refine(
          isOriginAddress,
          "Write the address of your site as a browser shows it, without anything after the name: https://www.your-name.se",
        ),
      ),
    "Address of the site",
    "Where the site is on the internet, with https:// at the beginning and nothing after the name.",
    "https://www.rastrand-lapland.se",
  ),
  email: fact(
    z
      .string("Write an email address in quotes.")
      .check(
        z.regex(emailPattern, "Write an email address with an @ in it, such as hej@your-name.se."),
      ),
    "Email address",
    "Where guests write to you. Every page shows it.",
    "hej@rastrand-lapland.se",
  ),
  phones: fact(
    z
      .array(
        pattern(
          /^\+\d[\d ()-]{5,}\d$/,
          "Write each number with + and the country's code, such as +46 953 100 05.",
        ),
        "Write a list of phone numbers.",
      )
      .check(z.minLength(1, "Write at least one phone number.")),
    "Phone numbers",
    "Where guests call you, with + and the country's code. The first is the one that buttons call.",
    ["+46 953 100 05"],
  ),
  address: part(
    group({
      street: fact(
        pattern(/^[^,]*[^,\s][^,]*$/, "Write street and number without a comma."),
        "Street and number",
        "Where guests find you: the street and the number of the house.",
        "Byvägen 7",
      ),
      postalCode: fact(
        pattern(/^\d{3} ?\d{2}$/, "Write the Swedish postal code of five digits, such as 923 99."),
        "Postal code",
        "The Swedish postal code.",
        "923 99",
      ),
      town: fact(
        pattern(/^[^,]*[^,\s][^,]*$/, "Write the name of your town or village without a comma."),
        "Town",
        "The town or village of the address. Texts that tell of it have its name in words of their own.",
        "Råstrand",
      ),
    }),
    "Address",
    "Where guests find you.",
  ),
  coordinates: part(
    group({
      latitude: degrees(
        90,
        "Latitude",
        "Degrees north, as a map on the internet shows them for your house.",
        65.03,
      ),
      longitude: degrees(
        180,
        "Longitude",
        "Degrees east, as a map on the internet shows them for your house.",
        17.95,
      ),
    }),
    "Place on the map",
    "Maps, the hours of daylight and the dark of the nights follow from it.",
  ),
  profiles: part(
    z.optional(
      group({
        instagram: webAddress(
          "Instagram",
          "The address of your profile there. Leave it empty if you have none.",
          "https://www.instagram.com/rastrand",
        ),
        youtube: webAddress(
          "YouTube",
          "The address of your channel there. Leave it empty if you have none.",
          "https://www.youtube.com/@rastrand",
        ),
      }),
    ),
    "Profiles",
    "Where else guests find you.",
  ),
  company: part(
    z.optional(
      group({
        name: companyFact(
          "Company",
          "The registered name of the business, if it isn't the site's.",
          "Råstrand Lapland AB",
        ),
        number: companyFact(
          "Registration number",
          "The number of the business in the register of companies.",
          "556000-0000",
        ),
        vatNumber: companyFact("VAT number", "The number for value added tax.", "SE556000000001"),
        responsiblePerson: companyFact(
          "Responsible person",
          "Who answers for the site.",
          "Åsa Lind",
        ),
        travelGuarantee: companyFact(
          "Travel guarantee",
          "Who protects what guests pay for packages, and under which number. Packages with a night need one before they are sold.",
          "Kammarkollegiet, 12-3456-7",
        ),
        complaintsAddress: companyFact(
          "Address for complaints",
          "An email address, if complaints go elsewhere than to the site's.",
          "complaints@rastrand-lapland.se",
        ),
      }),
    ),
    "Company",
    "What the law wants a business to say of itself. While one is empty, no page claims it.",
  ),
  prices: part(
    group({
      "7-day": price("seven days"),
      "5-day": price("five days"),
      "3-day": price("three days"),
      "1-day": price("one day"),
    }),
    "Prices",
    "What each package costs one person, in whole euros.",
  ),
  season: part(
    group({
      first: day(
        "First day",
        "The first day of every winter on which guests are received: month and day.",
        "12-01",
      ),
      last: day(
        "Last day",
        "The last day of every winter on which guests are received: month and day.",
        "04-15",
      ),
    }).check(
      z.refine(({ first, last }) => first > last, {
        path: ["last"],
        error: "A season begins before New Year and ends after it: write a day from January on.",
      }),
    ),
    "Season",
    "When guests are received, every winter.",
  ),
  hours: part(
    group({
      phoneFrom: hour("Phone from", "From when on you answer the phone, in Swedish time.", "09:00"),
      phoneTo: hour("Phone to", "Until when you answer the phone, in Swedish time.", "18:00"),
      answerWithin: fact(
        z
          .number("Write hours as a number without quotes, such as 24.")
          .check(
            z.int("Write whole hours, such as 24."),
            z.minimum(2, "Write 2 hours or more."),
            z.maximum(168, "Write at most 168 hours, a week."),
          ),
        "Answer within",
        "Within how many hours every request and message is answered.",
        24,
      ),
    }).check(
      z.refine(({ phoneFrom, phoneTo }) => phoneFrom < phoneTo, {
        path: ["phoneTo"],
        error: "Write a time later than the one from which on you answer.",
      }),
    ),
    "Hours",
    "When you answer.",
  ),
  editor: part(
    z.optional(
      group({
        repository: webAddress(
          "Repository",
          "Where the site's files are kept, as your browser shows its address. With it, words, prices and pictures can be edited at /admin; empty, that address doesn't exist.",
          "https://github.com/rastrand/site",
        ),
        branch: fact(
          z.optional(z.string("Write the name of a branch in quotes.")),
          "Branch",
          "The branch that the site is made from, if it isn't main.",
          "main",
        ),
        signIn: webAddress(
          "Sign-in",
          "The address of your own sign-in for GitHub. Leave it empty to sign in with an access token.",
          "https://sign-in.rastrand.workers.dev",
        ),
      }),
    ),
    "Editor",
    "Where words, prices and pictures can be edited in a browser.",
  ),
});

/** The facts as facts.json has them. */
export type Facts = z.infer<typeof factsSchema>;

/** A fact that is wrong: its name as in "prices.7-day", and what to write. */
export interface FactProblem {
  fact: string;
  message: string;
}

/** What does not fit in facts. */
export function problemsInFacts(facts: unknown): FactProblem[] {
  const { error } = factsSchema.safeParse(facts);
  return (error?.issues ?? []).flatMap((issue): FactProblem[] => {
    const path = issue.path.map(String);
    if (issue.code !== "unrecognized_keys")
      return [{ fact: path.join("."), message: issue.message }];
    return issue.keys.map((key) => ({
      fact: [...path, key].join("."),
      message: "No fact has this name: is it misspelt?",
    }));
  });
}

/** The schema for editors: facts.schema.json. */
export function factsJsonSchema(): object {
  return z.toJSONSchema(factsSchema, { target: "draft-07", io: "input" });
}
