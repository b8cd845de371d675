import { type FilmName, films } from "./films.ts";
import { type HeroMedia, heroScales, type Media } from "./pages.ts";
import { pictureNames } from "./pictures.ts";

/** The media that the catalogue of a language may name for an experience page. SPEC 3. */
export interface NamedMedia {
  /** The address of a film of the site: "/nya_filmer/husky1.mp4". */
  videoSrc?: string;
  /** The name of a picture of the site, as under /images: "gallery/sauna". */
  poster?: string;
  /** The same beside the introduction. */
  introVideo?: string;
  introPoster?: string;
  /** One of heroScales. */
  scale?: number;
}

/** The film and the picture that are named, in place of the defaults. What the site does not have counts as not named. */
export function namedMedia(defaults: Media, videoSrc?: string, poster?: string): Media {
  const film = filmAt(videoSrc) ?? ("film" in defaults ? defaults.film : undefined);
  const picture = pictureNames.find((name) => name === poster);
  if (film) return { film, poster: picture };
  return picture ? { picture } : defaults;
}

/** The hero of an experience page with what its catalogue names. */
export function namedHero(defaults: HeroMedia, named: NamedMedia = {}): HeroMedia {
  const scale = heroScales.find((each) => each === named.scale) ?? defaults.scale;
  return { ...namedMedia(defaults, named.videoSrc, named.poster), scale };
}

/** The name of the film at an address; undefined if the site has none there. */
export function filmAt(src: string | undefined): FilmName | undefined {
  return (Object.keys(films) as FilmName[]).find((name) => films[name].src === src);
}
