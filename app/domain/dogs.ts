/** The dogs of the drawn team, from the lead to the sled, the one on the far side first. Invented: docs/facts.md. */
export const dogTeam = [
  ["Saga", "Ture"],
  ["Loke", "Ylva"],
  ["Bamse", "Tjorven"],
] as const;
