import { useRouteLoaderData } from "react-router";
import type { Settings } from "#domain/settings.ts";
import type { RootData } from "../navigation/page-data.ts";

/** The operator's own facts, from the root loader. */
export function useSettings(): Settings {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) throw new Error("settings are used where the root loader has failed");
  return root.settings;
}

/** The tel: URL of a phone number. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The mailto: URL of an e-mail address. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}

/** The URL of a map with a marker at a place. SPEC 2.11 (find-us card). */
export function mapHref({ latitude, longitude }: Settings["coordinates"]): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=9/${place}`;
}
