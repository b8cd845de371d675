import { describe, expect, test } from "vitest";
import { booking, enquiry, readBooking, readEnquiry } from "../booking/requests.ts";

const forms = [
  { form: "an enquiry", field: "name", read: readEnquiry, whole: enquiry, keys: "contact.form." },
  {
    form: "a booking",
    field: "client_name",
    read: readBooking,
    whole: booking,
    keys: "booking.",
  },
];

describe.each(forms)("the name of $form", ({ field, read, whole, keys }) => {
  const named = (name: string) => read({ ...whole, [field]: name });

  test.each([
    ["composed from its parts", "A\u030asa O\u0308berg", "Åsa Öberg"],
    ["freed of what turns text round", "Anna\u202e\u2066 Berg\u2069\u202c", "Anna Berg"],
    ["freed of what nobody sees", "\ufeffAn\u200bna\u00ad\u2060 Berg\u200f", "Anna Berg"],
    ["trimmed", " \t Anna Berg \u00a0\n", "Anna Berg"],
    [
      "left alone in any script",
      "Ժաննա 王小明 نور Żółć O’Neill-Å",
      "Ժաննա 王小明 نور Żółć O’Neill-Å",
    ],
  ])("is %s", (_, typed, sent) => {
    expect(named(typed)).toEqual({ accepted: { ...whole, [field]: sent } });
  });

  test.each(["\r\n", "\n", "\r", "\0", "\u2028", "\u0085", "\u001b[0m", "\t"])(
    "is refused with %j in the middle",
    (between) => {
      const errors = { [field]: `${keys}nameErrorInvalid` };
      expect(named(`Anna${between}Bcc: all@example.org`)).toEqual({ errors });
    },
  );

  test("is asked for where nothing visible is in it", () => {
    expect(named("\u200b\u202e \ufeff")).toEqual({
      errors: { [field]: `${keys}nameErrorRequired` },
    });
  });
});

describe.each(forms)("e-mail address and phone number of $form", ({ read, whole }) => {
  test.each(["\r\nBcc: all@example.org", "\0", "\u2028x", "\u0007"])(
    "are refused with %j",
    (tail) => {
      for (const field of ["email", "phone"] as const) {
        expect(read({ ...whole, [field]: `${whole[field]}${tail}1` })).toMatchObject({
          errors: { [field]: expect.stringMatching(/ErrorInvalid$/) },
        });
      }
    },
  );
});

test.each(["\0", "\u001b[2J", "\b", "\u007f", "\u0085"])(
  "a message with %j is refused",
  (control) => {
    expect(readEnquiry({ ...enquiry, message: `Hej${control}!` })).toEqual({
      errors: { message: "contact.form.messageErrorInvalid" },
    });
  },
);

test("a message keeps tabs, and line and page breaks as other programs write them", () => {
  const message = "Hej!\n\tAnna\v\fBerg\r\nRåstrand";
  expect(readEnquiry({ ...enquiry, message })).toMatchObject({ accepted: { message } });
});

test("a heap of marks, which is no writing, is left as it is", () => {
  const message = `a${"\u0301\u0316".repeat(100)}`;
  expect(readEnquiry({ ...enquiry, message })).toMatchObject({ accepted: { message } });
});

test("a message keeps its lines and is composed", () => {
  const message = "Hej!\nA\u030ar det snö?\r\n\r\n\u200fKram";
  expect(readEnquiry({ ...enquiry, message })).toMatchObject({
    accepted: { message: "Hej!\nÅr det snö?\r\n\r\n\u200fKram" },
  });
});
