import type { Group } from "three";
import { createPerson, type Look, type PersonOptions } from "../models/person";

export type FamilyOptions = Omit<PersonOptions, "look" | "child">;

/** Erik's look: short beard, blue knit hat with a yellow pompom, yellow parka. */
export const erikLook = (): Partial<Look> => ({
  outfit: "parka",
  jacket: "#d99f2b",
  accent: "#e9b53a",
  trousers: "#27313f",
  mittens: "#5a3c25",
  boots: "#3b2f27",
  headWear: "pompom",
  hat: "#2c5a94",
  skin: "#d9a382",
  hair: "short",
  hairColour: "#7a5233",
  beard: true,
  glasses: false,
  mood: "laugh",
});

/** Åsa's look: red fur hat, teal jacket, fair hair. */
export const asaLook = (): Partial<Look> => ({
  outfit: "anorak",
  jacket: "#237d84",
  accent: "#1b6a72",
  trousers: "#2b333d",
  mittens: "#c2452f",
  boots: "#5a4634",
  headWear: "trapper",
  hat: "#b3322a",
  skin: "#e0b292",
  hair: "long",
  hairColour: "#cfa35f",
  beard: false,
  glasses: false,
  mood: "smile",
});

/** Maja's look: braids, white hat, orange jacket. */
export const majaLook = (): Partial<Look> => ({
  outfit: "parka",
  jacket: "#d8662a",
  accent: "#f4efe6",
  trousers: "#2d3846",
  mittens: "#f0e6d4",
  boots: "#4a3a2e",
  headWear: "pompom",
  hat: "#f4f0e8",
  skin: "#e2b495",
  hair: "braids",
  hairColour: "#b27a3d",
  beard: false,
  glasses: false,
  mood: "laugh",
});

/** Erik, broad and tall. */
export function createErik(options: FamilyOptions = {}): Group {
  const person = createPerson({ seed: 1, ...options, look: erikLook() });
  person.scale.set(1.09, 1.04, 1.07);
  return person;
}

/** Åsa. */
export function createAsa(options: FamilyOptions = {}): Group {
  const person = createPerson({ seed: 2, ...options, look: asaLook() });
  person.scale.setScalar(0.97);
  return person;
}

/** Maja, their daughter of about 19. */
export function createMaja(options: FamilyOptions = {}): Group {
  const person = createPerson({ seed: 3, ...options, look: majaLook() });
  person.scale.set(0.92, 0.95, 0.92);
  return person;
}
