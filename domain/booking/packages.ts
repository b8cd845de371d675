import { facts } from "../facts/facts.ts";
import type { PictureName } from "../media/pictures.ts";

const { prices } = facts;

/** Booking package identifiers in the order of the price list, longest first. SPEC 3. */
export const packageIds = ["7-day", "5-day", "3-day", "1-day"] as const;

export type PackageId = (typeof packageIds)[number];

export type PackageKey = "complete" | "adventure" | "threeDay" | "taster";

export interface TourPackage {
  /** Its name in requests and addresses. */
  id: PackageId;
  /** Its name in the catalogue. */
  key: PackageKey;
  /** Euros a person. */
  price: number;
  days: number;
  order: number;
  /** Whether its card is larger than the others. */
  featured: boolean;
  /** Whether the booking form marks it as popular. */
  popular: boolean;
  gradient: "hero" | "heroSolid";
  theme: "premium" | "brand";
}

/** The four packages. SPEC 3 (package card, booking package identifiers), prices of facts.json. */
export const packages: readonly TourPackage[] = [
  {
    id: "7-day",
    key: "complete",
    price: prices["7-day"],
    days: 7,
    order: 0,
    featured: true,
    popular: false,
    gradient: "hero",
    theme: "premium",
  },
  {
    id: "5-day",
    key: "adventure",
    price: prices["5-day"],
    days: 5,
    order: 1,
    featured: false,
    popular: true,
    gradient: "heroSolid",
    theme: "brand",
  },
  {
    id: "3-day",
    key: "threeDay",
    price: prices["3-day"],
    days: 3,
    order: 2,
    featured: false,
    popular: false,
    gradient: "heroSolid",
    theme: "brand",
  },
  {
    id: "1-day",
    key: "taster",
    price: prices["1-day"],
    days: 1,
    order: 3,
    featured: false,
    popular: false,
    gradient: "heroSolid",
    theme: "brand",
  },
];

/** The nights that a package has. */
export function countNights({ days }: TourPackage): number {
  return days - 1;
}

/** Whether a value is a package that can be booked. */
export function isPackageId(value: unknown): value is PackageId {
  return packageIds.includes(value as PackageId);
}

/** The packages by order, then featured first, then key. SPEC 3 (sorting). */
export function sortPackages(list: readonly TourPackage[]): TourPackage[] {
  return [...list].sort(
    (a, b) =>
      a.order - b.order ||
      Number(b.featured) - Number(a.featured) ||
      a.key.localeCompare(b.key, "en"),
  );
}

/** The picture on each package's card. */
export const packagePictures: Readonly<Record<PackageKey, PictureName>> = {
  complete: "package-complete",
  adventure: "package-adventure",
  threeDay: "package-three-day",
  taster: "package-taster",
};

/** The package of an identifier. */
export function findPackage(packageId: PackageId): TourPackage {
  return packages.find(({ id }) => id === packageId) as TourPackage;
}

/** What a package includes; the texts under `packages` have to say the same. */
export interface PackageContents {
  snowmobileDays: number;
  huskyRides: number;
  /** Evenings out for the northern lights. */
  evenings: number;
  hasTransfers: boolean;
  hasFullBoard: boolean;
  /** Guests choose the snowmobile or the husky ride. */
  isEither?: true;
}

/** What each package includes. Its days are in the table of packages. */
export const packageContents: Readonly<Record<PackageId, PackageContents>> = {
  "7-day": {
    snowmobileDays: 2,
    huskyRides: 1,
    evenings: 3,
    hasTransfers: true,
    hasFullBoard: true,
  },
  "5-day": {
    snowmobileDays: 1,
    huskyRides: 1,
    evenings: 2,
    hasTransfers: true,
    hasFullBoard: true,
  },
  "3-day": {
    snowmobileDays: 0.5,
    huskyRides: 1,
    evenings: 1,
    hasTransfers: true,
    hasFullBoard: true,
  },
  "1-day": {
    snowmobileDays: 0.5,
    huskyRides: 1,
    evenings: 0,
    hasTransfers: false,
    hasFullBoard: false,
    isEither: true,
  },
};

const includesExperience = {
  huskyTour: ({ huskyRides }) => huskyRides > 0,
  snowmobileSafari: ({ snowmobileDays }) => snowmobileDays > 0,
  northernLights: ({ evenings }) => evenings > 0,
  accommodation: ({ hasFullBoard }) => hasFullBoard,
} as const satisfies Record<string, (contents: PackageContents) => boolean>;

export type Experience = keyof typeof includesExperience;

/** The packages that include an experience, the longest first. */
export function packagesWith(experience: Experience): TourPackage[] {
  return sortPackages(packages).filter(({ id }) =>
    includesExperience[experience](packageContents[id]),
  );
}
