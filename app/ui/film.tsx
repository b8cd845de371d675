import { Pause, Play } from "lucide";
import { useRef } from "react";
import { type FilmFile, type FilmName, films } from "#domain/media/films.ts";
import { type PictureName, pictureFile } from "#domain/media/pictures.ts";
import { useText } from "../words/content-provider.tsx";
import styles from "./film.module.css";
import { LucideIcon } from "./lucide-icon.tsx";
import { type CoverSize, Picture, type PictureSize } from "./picture.tsx";
import { useHydrated } from "./use-browser-state.ts";
import { letFilmsPlay, useFilm, useFilmsPlay } from "./use-film.ts";

interface FilmProps {
  name: FilmName;
  /** Shown in place of the film's first frame. */
  poster?: PictureName;
  /** Describes the film; "" if a caption does. */
  alt: string;
  /** The width at which the poster is shown. */
  size: PictureSize | CoverSize;
  /** Shown while the film loads. SPEC 2.5. */
  loadingText?: string;
}

/**
 * A silent loop over its poster. The server sends only the poster; script adds the film if the visitor's
 * device and preferences allow it. SPEC 4 (videos).
 */
export function Film({ name, poster = films[name].poster, alt, size, loadingText }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { src, wide }: FilmFile = films[name];
  const state = useFilm(video, wide);
  return (
    <div className={styles.film}>
      <Picture name={poster} alt={alt} size={size} />
      <video
        ref={video}
        data-src={src}
        data-film={state}
        data-focus={pictureFile(poster).focus}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden
      />
      {loadingText && state === "loading" && (
        <p className={styles.loading} role="status">
          {loadingText}
        </p>
      )}
    </div>
  );
}

/** Stops or starts the films of the page; without script there are no films to stop. */
export function FilmToggle() {
  const plays = useFilmsPlay();
  const t = useText();
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t(plays ? "film.pause" : "film.play")}
      onClick={() => letFilmsPlay(!plays)}
      data-film-toggle
      data-screen-only
    >
      {plays ? <LucideIcon icon={Pause} size={18} /> : <LucideIcon icon={Play} size={18} />}
    </button>
  );
}
