import { expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import type { Inbox } from "../support/backend.ts";
import { bookableDay, contactMessage } from "../support/filling.ts";
import { words } from "../support/words.ts";
import { keys } from "./input.ts";
import type { Visitor } from "./visitor.ts";

export function testForms(visitor: Visitor, backend: Inbox): void {
  test("a message is typed, sent, and in the inbox", async () => {
    await visitor.open(pathOf("contact", "pl"));
    for (const name of ["name", "email", "message", "phone"] as const) {
      await visitor.type(`#contact-form [name=${name}]`, contactMessage[name]);
    }
    const [letter = ""] = words("pl", "contact.form.subjects.general");
    await visitor.type("#contact-form [name=subject]", letter);
    await visitor.click("#contact-form [name=contactByPhone]");
    await visitor.click("#contact-form button[type=submit]");
    await expect
      .poll(() => visitor.textOf("#contact-form [role=status]"))
      .toBe(words("pl", "contact.form.successMessage"));
    expect((await backend.bodies("contact"))[0]).toEqual(contactMessage);
  });

  test("a booking is typed, sent, and in the inbox", async () => {
    await visitor.open(`${pathOf("book", "de")}?package=5-day`);
    await visitor.typeDate("#booking-form [name=date]");
    await visitor.type("#booking-form [name=client_name]", "Jürgen Groß");
    await visitor.type("#booking-form [name=email]", "juergen@example.org");
    await visitor.type("#booking-form [name=phone]", "+49 30 23125 000");
    await visitor.type("#booking-form [name=numAdults]", keys.up);
    await visitor.click("#booking-form [name=consent]");
    await visitor.click("#booking-form button[type=submit]");
    await expect
      .poll(() => visitor.textOf("#booking-form [role=status]"))
      .toBe(words("de", "booking.toastSuccessDesc"));
    expect((await backend.bodies("booking"))[0]).toEqual({
      client_name: "Jürgen Groß",
      email: "juergen@example.org",
      phone: "+49 30 23125 000",
      package: "5-day",
      date: bookableDay,
      numAdults: 2,
      numChildren: 0,
      childrenAges: [],
      consent: "yes",
      locale: "de",
    });
  });
}
