import { useLocation } from "react-router";
import type { PageKey } from "#domain/route-table.ts";
import { matchPath } from "#domain/routes.ts";

/** The route key of the open page; undefined on pages whose address names no language. */
export function usePageKey(): PageKey | undefined {
  return matchPath(useLocation().pathname)?.page;
}
