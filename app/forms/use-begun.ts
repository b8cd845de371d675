import { useRef } from "react";
import type { FormName } from "#domain/submission.ts";
import { useTell } from "../navigation/use-tell.ts";
import { readDraft } from "./draft.ts";

/** Tells the site once that a form is begun; not again after a reload, which brings back what was typed. */
export function useBegun(form: FormName): () => void {
  const isTold = useRef(false);
  const tell = useTell();
  return () => {
    if (!isTold.current && !readDraft(form)) tell("begun");
    isTold.current = true;
  };
}
