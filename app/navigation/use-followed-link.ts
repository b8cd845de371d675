import { useLocation, useNavigationType } from "react-router";

/**
 * Names the visit that began when the visitor followed a link to a page, the open page included; undefined after
 * back, forward or a hash, and after a change within the page (filter, enlarged picture), which carries state.
 * SPEC 2.4 (navigation).
 */
export function useFollowedLink(): string | undefined {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  return navigation === "POP" || hash || state ? undefined : key;
}
