import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

const quickMs = 150;

/** Whether the next page has been loading for longer than a visitor takes for an immediate reaction. SPEC 4. */
export function useSlowNavigation(): boolean {
  const isLoading = useNavigation().state !== "idle";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setSlow, quickMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}
