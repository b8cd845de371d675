import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { useSite } from "../../support/site.ts";
import { eachPage, reader } from "../all-pages.ts";

const site = useSite();
const read = reader(site);
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React decides how it writes HTML: in XML style, with the names of its properties and its own ids.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The stylesheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
  },
});

test.each(eachPage)("$path in $language is valid HTML", async (row) => {
  const report = await validator.validateString(await read(row));
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
