import { type PackageId, packages, sortPackages, type TourPackage } from "./packages.ts";

/** What a package holds, as its words say. */
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

/** What each package holds. Its days are in the table of packages. */
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

const holds = {
  huskyTour: ({ huskyRides }) => huskyRides > 0,
  snowmobileSafari: ({ snowmobileDays }) => snowmobileDays > 0,
  northernLights: ({ evenings }) => evenings > 0,
  accommodation: ({ hasFullBoard }) => hasFullBoard,
} as const satisfies Record<string, (contents: PackageContents) => boolean>;

export type Experience = keyof typeof holds;

/** The packages that hold an experience, the longest first. */
export function packagesWith(experience: Experience): TourPackage[] {
  return sortPackages(packages).filter(({ id }) => holds[experience](packageContents[id]));
}
