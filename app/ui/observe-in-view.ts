/**
 * Reports, now and at each change, whether a share of an element (0 to 1 of its size) is in view; returns a
 * function that stops it. If a busy browser reports several changes together, only the last one counts.
 */
export function observeInView(
  element: Element,
  share: number,
  onChange: (isInView: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.intersectionRatio >= share);
    },
    { threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
