import { type PackageId, packages, type TourPackage } from "./packages.ts";

/** The package of an identifier. A file of its own, because most pages need it not. */
export function packageOf(packageId: PackageId): TourPackage {
  return packages.find(({ id }) => id === packageId) as TourPackage;
}
