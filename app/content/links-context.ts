import { createContext, use } from "react";
import type { Links } from "./links.ts";

/** Gives everything inside the addresses that it may link to. */
export const LinksContext = createContext<Links | undefined>(undefined);

/** Where the links of the page lead. */
export function useLinks(): Links {
  const links = use(LinksContext);
  if (!links) throw new Error("links are used outside LinksContext");
  return links;
}
