// Without the schemas, which pages load later.

/** The bounds of a booking request. SPEC 5, 9. */
export const bookingLimits = {
  name: { min: 2, max: 100 },
  email: 254,
  phone: 30,
  adults: { min: 1, max: 50 },
  children: { min: 0, max: 20 },
  childAge: { min: 0, max: 17 },
} as const;

/** Subjects the form offers. SPEC 3 (contact message). */
export const contactSubjects = ["booking", "7-day", "5-day", "1-day", "custom", "general"] as const;

/** The subject of that name; undefined for any other value. */
export function parseContactSubject(value: string | null) {
  return contactSubjects.find((subject) => subject === value);
}

/** The bounds of a contact message. */
export const contactLimits = { name: 100, email: 254, phone: 30, message: 5000 } as const;

/** What a guest can tell after a booking request, in the order of the form. */
export const additionalInfoFields = ["arrival", "sizes", "wishes", "diet", "allergies"] as const;

/** Those that are data on health: the guest has to consent, and they are kept for a shorter time. */
export const medicalFields = ["diet", "allergies"] as const;

/** The most characters of one of them: together with reference and labels they fit a contact message. SPEC 2.12. */
export const maxAdditionalInfo = 800;
