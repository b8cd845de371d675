import { useSyncExternalStore } from "react";

/** The visitor's answer, or undefined if there is none yet. */
export type Consent = "yes" | "no" | undefined;

const storageKey = "consent";
const listeners = new Set<() => void>();
let fallback: Consent;
let isAsking = false;

/** The visitor's answer, kept in local storage; undefined on the server. SPEC 2.4 (consent). */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Whether the visitor opened the question again from the footer. */
export function useIsAsking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsking,
    () => false,
  );
}

/** Stores an answer and closes the question. */
export function giveConsent(answer: "yes" | "no"): void {
  fallback = answer;
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // Storage may be forbidden: the answer then holds until the page is left.
  }
  showConsent(false);
}

/** Opens or closes the question. */
export function showConsent(asking: boolean): void {
  isAsking = asking;
  for (const listener of listeners) listener();
}

/** The visitor's answer; for the browser only. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === "yes" || stored === "no" ? stored : fallback;
  } catch {
    return fallback;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
