import type { GalleryCategory } from "./routes.ts";

export { type GalleryCategory, galleryCategories, isGalleryCategory } from "./routes.ts";

/** Width to height: 3:2, 4:5, 16:9. */
type Format = "landscape" | "portrait" | "wide";

export interface GalleryImage {
  /** Names the picture's files: /images/gallery/{id}. */
  id: string;
  category: Exclude<GalleryCategory, "all" | "featured">;
  format: Format;
  featured?: boolean;
}

/** The pictures in the order of the grid; each title stands under its key in the catalogue. SPEC 3. */
export const galleryImages = {
  auroraLake: { id: "aurora-lake", category: "landscapes", format: "wide", featured: true },
  dogsStart: { id: "dogs-start", category: "dogSledding", format: "landscape", featured: true },
  sauna: { id: "sauna", category: "activities", format: "portrait" },
  snowmobileLake: {
    id: "snowmobile-lake",
    category: "snowmobile",
    format: "wide",
    featured: true,
  },
  spruceSnow: { id: "spruce-snow", category: "landscapes", format: "portrait" },
  dogsForest: { id: "dogs-forest", category: "dogSledding", format: "landscape" },
  hotTub: { id: "hot-tub", category: "activities", format: "landscape", featured: true },
  snowmobileColumn: { id: "snowmobile-column", category: "snowmobile", format: "landscape" },
  blueVillage: { id: "blue-village", category: "landscapes", format: "wide" },
  dogsLeader: { id: "dogs-leader", category: "dogSledding", format: "portrait" },
  iceFishing: { id: "ice-fishing", category: "activities", format: "landscape" },
  snowmobileFell: {
    id: "snowmobile-fell",
    category: "snowmobile",
    format: "landscape",
    featured: true,
  },
  fellDawn: { id: "fell-dawn", category: "landscapes", format: "wide" },
  lavvu: { id: "lavvu", category: "activities", format: "portrait", featured: true },
  dogsLake: { id: "dogs-lake", category: "dogSledding", format: "wide", featured: true },
  snowmobileCoffee: { id: "snowmobile-coffee", category: "snowmobile", format: "landscape" },
  auroraForest: { id: "aurora-forest", category: "landscapes", format: "portrait" },
  reindeer: { id: "reindeer", category: "activities", format: "landscape" },
  snowmobileNight: { id: "snowmobile-night", category: "snowmobile", format: "landscape" },
  dogsSled: { id: "dogs-sled", category: "dogSledding", format: "portrait" },
  longTable: { id: "long-table", category: "activities", format: "landscape" },
  moonMire: { id: "moon-mire", category: "landscapes", format: "wide", featured: true },
  snowmobileGuide: { id: "snowmobile-guide", category: "snowmobile", format: "landscape" },
  dogsHill: { id: "dogs-hill", category: "dogSledding", format: "landscape" },
  schoolhouse: { id: "schoolhouse", category: "activities", format: "wide", featured: true },
  riverIce: { id: "river-ice", category: "landscapes", format: "landscape" },
  dogsRest: { id: "dogs-rest", category: "dogSledding", format: "landscape" },
  snowmobileMire: { id: "snowmobile-mire", category: "snowmobile", format: "wide" },
  coffeeFire: { id: "coffee-fire", category: "activities", format: "portrait" },
  winterSun: { id: "winter-sun", category: "landscapes", format: "landscape" },
  dogsNight: { id: "dogs-night", category: "dogSledding", format: "landscape" },
  snowmobileYard: { id: "snowmobile-yard", category: "snowmobile", format: "landscape" },
} as const satisfies Record<string, GalleryImage>;

export type GalleryImageKey = keyof typeof galleryImages;

/** The pictures of a filter in their order: all, the flagged ones, or those of a category. SPEC 4. */
export function findGalleryImages(category: GalleryCategory): GalleryImageKey[] {
  return (Object.keys(galleryImages) as GalleryImageKey[]).filter((key) => {
    const image: GalleryImage = galleryImages[key];
    if (category === "featured") return image.featured === true;
    return category === "all" || image.category === category;
  });
}
