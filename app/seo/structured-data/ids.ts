import type { Settings } from "#domain/settings.ts";

/**
 * Ids of the things that pages link to. They are the same on every page, so that they make one graph of the site.
 */
export const ids = {
  business: ({ siteUrl }: Settings) => `${siteUrl}/#business`,
  website: ({ siteUrl }: Settings) => `${siteUrl}/#website`,
  page: (url: string) => `${url}#page`,
  breadcrumb: (url: string) => `${url}#breadcrumb`,
  film: (url: string) => `${url}#film`,
};
