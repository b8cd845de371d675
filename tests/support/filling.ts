import type { Page } from "playwright-core";
import { isOutOfSeason } from "#domain/booking/stay.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { facts } from "#domain/facts/facts.ts";

const { season } = facts;

const soon = stockholmDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));

/** A day that can be booked whenever the tests run: in thirty days, or when the season begins. */
export const bookableDay = isOutOfSeason(soon, "7-day")
  ? `${soon.slice(0, 4)}-${season.first}`
  : soon;

/** Types a complete contact message, as a visitor would. */
export async function fillContact(page: Page, message = "Czy psy są łagodne?"): Promise<void> {
  const form = page.locator("#contact-form");
  await form.locator("[name=name]").fill("Żaneta Wiśniewska");
  await form.locator("[name=email]").fill("zaneta@example.org");
  await form.locator("[name=subject]").selectOption("general");
  await form.locator("[name=message]").fill(message);
  await form.locator("[name=phone]").fill("+48 600 000 000");
  await form.locator("[name=contactByPhone]").check();
}

/** What the backend gets from that message. */
export const contactMessage = {
  name: "Żaneta Wiśniewska",
  email: "zaneta@example.org",
  subject: "general",
  message: "Czy psy są łagodne?",
  phone: "+48 600 000 000",
  contactByPhone: true,
};

/** Types a complete booking request for two adults, as a visitor would. */
export async function fillBooking(page: Page): Promise<void> {
  const form = page.locator("#booking-form");
  await form.locator("[name=package]").selectOption("5-day");
  await form.locator("[name=date]").fill(bookableDay);
  await form.locator("[name=client_name]").fill("Jürgen Groß");
  await form.locator("[name=email]").fill("juergen@example.org");
  await form.locator("[name=phone]").fill("+49 30 23125 000");
  await form.locator("[name=numAdults]").fill("2");
  await form.locator("[name=consent]").check();
}

/** Presses the form's send button, its last submit button, by keyboard: a part that comes late may move it from under a pointer. */
export function send(page: Page, form: "contact" | "booking"): Promise<void> {
  return page.locator(`#${form}-form button[type=submit]`).last().press("Enter");
}
