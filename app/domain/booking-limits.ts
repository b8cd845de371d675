/** The bounds of a booking request, in a file of their own because pages load the schema later. SPEC 5, 9. */
export const bookingLimits = {
  name: { min: 2, max: 100 },
  email: 254,
  phone: 30,
  adults: { min: 1, max: 50 },
  children: { min: 0, max: 20 },
  childAge: { min: 0, max: 17 },
} as const;
