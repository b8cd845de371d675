/** Subjects the form offers. SPEC 3 (contact message). */
export const contactSubjects = ["booking", "7-day", "5-day", "1-day", "custom", "general"] as const;

/** The subject of that name; undefined for any other value. */
export function contactSubjectOf(value: string | null) {
  return contactSubjects.find((subject) => subject === value);
}

/** The bounds of a contact message, in a file of their own because pages load the schema later. */
export const contactLimits = { name: 100, email: 254, phone: 30, message: 5000 } as const;
