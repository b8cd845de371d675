import { type RefObject, useEffect, useState } from "react";
import { typedValues } from "#domain/form-input.ts";
import { type Wish, wishOf } from "#domain/wish.ts";
import type { FormResult } from "./form-result.ts";

// A number that is being typed is told once, whole.
const settledMs = 350;

/** The wish in the booking form around an element, a moment after each edit; read again when its fields are new ones. */
export function useWish(
  inside: RefObject<Element | null>,
  values: FormResult["values"],
  round?: string,
): Wish | undefined {
  const [wish, setWish] = useState(() => wishOf(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: new fields have other values
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const next = wishOf(typedValues("booking", new FormData(form)));
      setWish((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const edited = () => {
      clearTimeout(timer);
      timer = setTimeout(update, settledMs);
    };
    update();
    form.addEventListener("input", edited);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", edited);
    };
  }, [inside, round]);
  return wish;
}
