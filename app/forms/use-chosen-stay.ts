import { type RefObject, useEffect, useState } from "react";

/** A package and a first day, "" as long as they are not chosen. */
export interface Stay {
  package: string;
  date: string;
}

/** What is chosen in the booking form around an element; read again when the form's fields are new ones. */
export function useChosenStay(
  inside: RefObject<Element | null>,
  initial: Stay,
  round?: string,
): Stay {
  const [stay, setStay] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new fields have other values
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const update = () => {
      const fields = new FormData(form);
      // Fields that are disabled while the form is sent are missing.
      const next = {
        package: String(fields.get("package") ?? ""),
        date: String(fields.get("date") ?? ""),
      };
      // Any other edit changes nothing here.
      setStay((now) => (now.package === next.package && now.date === next.date ? now : next));
    };
    // The visitor may have chosen something before this script ran.
    update();
    form.addEventListener("input", update);
    return () => form.removeEventListener("input", update);
  }, [inside, round]);
  return stay;
}
