/** The sizes of pictures in pixels. A hero has a part that an upright phone shows, cut out and scaled. */
export const formats = {
  hero: { width: 2400, height: 1350, upright: { width: 900, height: 900 } },
  tallHero: { width: 2400, height: 1350, upright: { width: 675, height: 900 } },
  wide: { width: 1600, height: 900 },
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 1600, height: 2000 },
  square: { width: 960, height: 960 },
} as const satisfies Record<string, Format>;

interface Format extends Size {
  upright?: Size;
}

interface Size {
  width: number;
  height: number;
}

/** Every picture of the site, by the name of its file under /images; the gallery's in the order of its grid. */
export const pictures = {
  "home-hero": "tallHero",
  "feature-snowmobile": "portrait",
  "feature-dogs": "portrait",
  "feature-aurora": "portrait",
  "feature-sauna": "portrait",
  "experience-snowmobile": "landscape",
  "experience-aurora": "landscape",
  "experience-dogs": "landscape",
  "experience-lodging": "landscape",
  owners: "portrait",
  "portrait-erik": "square",
  "portrait-asa": "square",
  "portrait-maja": "square",
  "about-hero": "hero",
  "meet-us": "portrait",
  "action-snowmobile": "landscape",
  "action-lodge": "portrait",
  "action-landscape": "landscape",
  "timeline-1990s": "landscape",
  "timeline-2000s": "landscape",
  "timeline-2020": "landscape",
  "timeline-2022": "landscape",
  "timeline-2024": "landscape",
  "packages-hero": "hero",
  "package-complete": "landscape",
  "package-adventure": "landscape",
  "package-three-day": "landscape",
  "package-taster": "landscape",
  "package-film-lake": "wide",
  "package-film-dogs": "wide",
  "package-film-aurora": "wide",
  "husky-hero": "hero",
  "snowmobile-hero": "hero",
  "northern-lights-hero": "hero",
  "accommodation-hero": "hero",
  "gallery-hero": "hero",
  "contact-hero": "hero",
  "book-hero": "hero",
  clothing: "landscape",
  "room-bedroom": "landscape",
  "room-kitchen": "landscape",
  "room-sauna": "landscape",
  "room-dinner": "landscape",
  "gallery/aurora-lake": "wide",
  "gallery/dogs-start": "landscape",
  "gallery/sauna": "portrait",
  "gallery/snowmobile-lake": "wide",
  "gallery/spruce-snow": "portrait",
  "gallery/dogs-forest": "landscape",
  "gallery/hot-tub": "landscape",
  "gallery/snowmobile-column": "landscape",
  "gallery/blue-village": "wide",
  "gallery/dogs-leader": "portrait",
  "gallery/ice-fishing": "landscape",
  "gallery/snowmobile-fell": "landscape",
  "gallery/fell-dawn": "wide",
  "gallery/lavvu": "portrait",
  "gallery/dogs-lake": "wide",
  "gallery/snowmobile-coffee": "landscape",
  "gallery/aurora-forest": "portrait",
  "gallery/reindeer": "landscape",
  "gallery/snowmobile-night": "landscape",
  "gallery/dogs-sled": "portrait",
  "gallery/long-table": "landscape",
  "gallery/moon-mire": "wide",
  "gallery/snowmobile-guide": "landscape",
  "gallery/dogs-hill": "landscape",
  "gallery/schoolhouse": "wide",
  "gallery/river-ice": "landscape",
  "gallery/dogs-rest": "landscape",
  "gallery/snowmobile-mire": "wide",
  "gallery/coffee-fire": "portrait",
  "gallery/winter-sun": "landscape",
  "gallery/dogs-night": "landscape",
  "gallery/snowmobile-yard": "landscape",
} as const satisfies Record<string, keyof typeof formats>;

export type PictureName = keyof typeof pictures;

export const pictureNames = Object.keys(pictures) as PictureName[];

/** Width to height of the picture that a shot paints; its name has "--" for "/". */
export function ratioOf(shot: string): number {
  const { width, height } = formats[pictures[shot.replaceAll("--", "/") as PictureName]];
  return width / height;
}

/** The widths in pixels of a picture's files; no file is wider than the picture. */
export const widths = [480, 960, 1600, 2400] as const;

/** Where a part of a wide picture is cut out: the share of the surplus width on the left, as in the site's base.css. */
export const focusShares = { left: 0.32, middle: 0.5, right: 0.69 } as const;

/** The side that must stay visible when an upright screen shows only a part of a wide picture. */
export const focuses: Partial<Record<PictureName, "left" | "right">> = {
  "home-hero": "right",
  "about-hero": "right",
  "accommodation-hero": "right",
  "contact-hero": "right",
  "northern-lights-hero": "right",
  "book-hero": "right",
  "packages-hero": "left",
  "package-film-dogs": "left",
  "gallery/dogs-forest": "right",
  "gallery/snowmobile-coffee": "left",
  "gallery/snowmobile-fell": "right",
};

export interface Film {
  /** Address of the MP4. */
  src: string;
  /** The film's first frame. */
  poster: PictureName;
  /** It is also there as wide as a desktop's screen. */
  wide?: boolean;
}

/** Every film of the site: seamless loops without sound. */
export const films = {
  home: { src: "/films/home.mp4", poster: "home-hero", wide: true },
  featureSnowmobile: { src: "/films/feature-snowmobile.mp4", poster: "feature-snowmobile" },
  featureDogs: { src: "/films/feature-dogs.mp4", poster: "feature-dogs" },
  featureAurora: { src: "/films/feature-aurora.mp4", poster: "feature-aurora" },
  featureSauna: { src: "/films/feature-sauna.mp4", poster: "feature-sauna" },
  about: { src: "/nya_filmer/om_oss.mp4", poster: "about-hero", wide: true },
  gallery: { src: "/nya_filmer/galleri.mp4", poster: "gallery-hero", wide: true },
  husky: { src: "/nya_filmer/husky1.mp4", poster: "husky-hero", wide: true },
  snowmobile: { src: "/nya_filmer/snowmobile1.mp4", poster: "snowmobile-hero", wide: true },
  northernLights: {
    src: "/nya_filmer/northern-lights1.mp4",
    poster: "northern-lights-hero",
    wide: true,
  },
  accommodation: {
    src: "/nya_filmer/accommodation1.mp4",
    poster: "accommodation-hero",
    wide: true,
  },
  packages: { src: "/films/packages.mp4", poster: "packages-hero", wide: true },
  packageLake: { src: "/films/package-lake.mp4", poster: "package-film-lake" },
  packageDogs: { src: "/films/package-dogs.mp4", poster: "package-film-dogs" },
  packageAurora: { src: "/films/package-aurora.mp4", poster: "package-film-aurora" },
  contact: { src: "/films/contact.mp4", poster: "contact-hero", wide: true },
} as const satisfies Record<string, Film>;

/** The pictures that messengers show with a link, by the name of their file under /og, and from what they are cut. */
export const sharePictures: Readonly<Record<string, PictureName>> = {
  default: "home-hero",
  about: "about-hero",
  packages: "packages-hero",
  "husky-ride": "husky-hero",
  "snowmobile-safari": "snowmobile-hero",
  "northern-lights": "northern-lights-hero",
  accommodation: "accommodation-hero",
  gallery: "gallery-hero",
};

/** Address of the sound that the footer offers. */
export const quietSound = "/sounds/quiet.m4a";
