import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { av1Of, wideOf } from "#domain/media/films.ts";
import { useMediaQuery } from "./use-browser-state.ts";
import { observeInView } from "./use-in-view.ts";

interface Connection {
  saveData?: boolean;
}

const littleWanted = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether films may play: the visitor's choice, else no if they want reduced motion or reduced data. */
export function useFilmsPlay(): boolean {
  const isChosen = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => false,
  );
  const isLittleWanted = useMediaQuery(littleWanted);
  return isChosen ?? !(isLittleWanted || savesData());
}

/** Stops or allows all films of the page; the choice holds until the page is left. */
export function letFilmsPlay(isAllowed: boolean): void {
  chosen = isAllowed;
  for (const listener of listeners) listener();
}

/** Whether the visitor wants to load little. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData ?? false;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A film that is not requested yet, is loading, is playing, is paused, or could not be loaded. */
export type FilmState = "idle" | "loading" | "playing" | "paused" | "failed";

// Main profile, level 3.1 for the usual size and 4.0 for the wide one, 8 bits: the encoding that media/ uses.
const av1Type = 'video/mp4; codecs="av01.0.05M.08"';
const wideType = 'video/mp4; codecs="av01.0.08M.08"';
const desktops = "(width >= 1280px)";
const phones = "(width < 768px)";
const inViewShare = 0.2;

/**
 * Loads a film and plays it while it is in view and films may play; restarts it at its end. A phone preloads
 * nothing, a desktop the metadata, and of a film that is there in more pixels those. SPEC 4 (videos).
 */
export function useFilm(ref: RefObject<HTMLVideoElement | null>, wide = false): FilmState {
  const play = useFilmsPlay();
  const [state, setState] = useState<FilmState>("idle");

  const start = useCallback((video: HTMLVideoElement) => {
    video.play().catch((error: DOMException) => {
      // A browser may refuse to play (to save battery, for example); then nothing is loading.
      if (error.name === "NotAllowedError") setState("paused");
    });
  }, []);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const arrive = () => setState((now) => (now === "loading" ? "paused" : now));
    const restart = () => {
      video.currentTime = 0;
      start(video);
    };
    const listeners = {
      loadstart: () => setState("loading"),
      loadeddata: arrive,
      canplay: arrive,
      playing: () => setState("playing"),
      pause: () => setState((now) => (now === "playing" ? "paused" : now)),
      error: ({ target }: Event) => {
        // If a source fails, the browser tries the next.
        if (target === video || target === video.lastChild) setState("failed");
      },
      ended: restart,
    };
    // Listens in the capture phase, because the error of a source does not bubble.
    for (const [event, listener] of Object.entries(listeners))
      video.addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of Object.entries(listeners))
        video.removeEventListener(event, listener, true);
    };
  }, [ref, start]);

  useEffect(() => {
    const video = ref.current;
    if (!video || !play) return;
    if (!video.firstChild) {
      video.preload = window.matchMedia(phones).matches ? "none" : "metadata";
      video.replaceChildren(
        ...sourcesOf(video.dataset.src ?? "", wide && window.matchMedia(desktops).matches),
      );
    }
    const stop = observeInView(video, inViewShare, (isInView) => {
      if (isInView) start(video);
      else video.pause();
    });
    return () => {
      stop();
      video.pause();
    };
  }, [ref, play, start, wide]);

  return state;
}

/** AV1 for browsers that decode it, the wide file first; H.264 for the others, or if the AV1 files fail. */
function sourcesOf(film: string, wide: boolean): HTMLSourceElement[] {
  const sources = {
    ...(wide && { [wideOf(film)]: wideType }),
    [av1Of(film)]: av1Type,
    [film]: "video/mp4",
  };
  return Object.entries(sources).map(([src, type]) =>
    Object.assign(document.createElement("source"), { src, type }),
  );
}
