import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTell } from "./use-tell.ts";

/** Tells the site of each page that the visitor opens without asking it. */
export function useCountedPages(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const tell = useTell();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    tell("seen");
  });
}
