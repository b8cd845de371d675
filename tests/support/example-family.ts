import { facts } from "#domain/facts/facts.ts";

/** Whether the site is still that of the example family, whose words the specification gives in part. */
export const isExampleFamily =
  facts.siteName === "Råstrand Lapland" && facts.siteUrl === "https://www.example.com";
