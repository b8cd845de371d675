/** The filters of the gallery, in the order of its buttons. SPEC 3 (gallery category). */
export const galleryCategories = [
  "all",
  "featured",
  "snowmobile",
  "dogSledding",
  "landscapes",
  "activities",
] as const;
