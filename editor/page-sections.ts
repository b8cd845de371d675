import { pages } from "../domain/pages/pages.ts";
import { labelOf, textAt } from "../tools/catalogue/labels.ts";

/** What one entry of the editor shows: parts of the catalogue, by their dotted paths. */
export interface Section {
  name: string;
  label: string;
  paths: readonly string[];
}

// Pages that no menu names.
const titles: Record<string, string> = { book: "Booking", plan: "The guest’s plan" };

/** A section for each page, in the order of the site: its own words and what search engines show of it. */
export function pageSections(catalogue: object): Section[] {
  return Object.entries(pages).map(([page, facts]) => {
    const menuLabel = "menuLabel" in facts ? textAt(catalogue, facts.menuLabel) : undefined;
    return {
      name: page,
      label: menuLabel ?? titles[page] ?? labelOf(page),
      paths: [facts.words[0], `seo.${page}`],
    };
  });
}

const shared: readonly Section[] = [
  { name: "header", label: "Top of every page and menu", paths: ["header"] },
  { name: "footer", label: "Foot of every page", paths: ["footer", "sound"] },
  { name: "forms", label: "Both forms", paths: ["form"] },
  { name: "messages", label: "Messages and errors", paths: ["errors", "consent", "demonstration"] },
];

/** Sections for what stands on many pages; the last one has whatever no other section shows. */
export function sharedSections(catalogue: object): Section[] {
  const shown = [...pageSections(catalogue), ...shared].flatMap(({ paths }) => paths);
  const rest = Object.keys(catalogue).filter(
    (branch) => !shown.some((path) => path.split(".")[0] === branch),
  );
  return [...shared, { name: "small", label: "Buttons and small labels", paths: rest }];
}
