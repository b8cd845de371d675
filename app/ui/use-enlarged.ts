import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./use-browser-state.ts";

/**
 * The enlarged picture of a page, kept in the state of a history entry of its own: Back closes it, Forward opens
 * it again, and closing it in any other way takes the entry back. SPEC 4 (lightbox).
 */
export function useEnlarged() {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // A second press on the close button must not leave the page.
  useEffect(() => {
    if (key) isClosing.current = false;
  }, [key]);
  const enlarge = useCallback(
    (picture: string) =>
      navigate({ pathname, search }, { state: { enlarged: picture }, preventScrollReset: true }),
    [navigate, pathname, search],
  );
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    navigate(-1);
  };
  // After a reload the entry still has its state, of which the server's page knows nothing.
  const enlarged: unknown = useHydrated() ? state?.enlarged : undefined;
  return { enlarged, enlarge, close };
}
