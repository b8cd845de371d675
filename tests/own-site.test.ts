import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import type { Catalogue } from "../app/words/catalogue.ts";
import { enough } from "./support/cases.ts";
import { type ProjectCopy, useProjectCopy } from "./support/project-copy.ts";

/** A family elsewhere, without profiles, in a company, with prices, a season and hours of its own. */
const answers = {
  siteName: "Fjällgården Ammarnäs",
  siteUrl: "https://www.fjallgarden-ammarnas.se",
  email: "hej@fjallgarden-ammarnas.se",
  phones: ["+46 70 174 06 99"],
  address: { street: "Tjulträskvägen 12", postalCode: "920 75", town: "Ammarnäs" },
  coordinates: { latitude: 65.96, longitude: 16.21 },
  profiles: { instagram: "", youtube: "" },
  company: {
    name: "Fjällgården i Ammarnäs AB",
    number: "556000-0000",
    vatNumber: "SE556000000001",
    responsiblePerson: "Karin Fjällström",
    travelGuarantee: "Kammarkollegiet, 2026/1234",
    complaintsAddress: "klagomal@fjallgarden-ammarnas.se",
  },
  prices: { "7-day": 12_890, "5-day": 990, "3-day": 1490, "1-day": 85 },
  season: { first: "11-20", last: "05-03" },
  hours: { phoneFrom: "07:30", phoneTo: "12:00", answerWithin: 48 },
  backend: "desk",
};

const sentences: Record<Language, [home: string, sent: string, quote: string]> = {
  en: ["Come north with us", "Thank you! We will write soon.", "Snow makes no sound."],
  de: ["Kommen Sie in den Norden", "Danke! Wir schreiben Ihnen bald.", "Schnee fällt ohne Laut."],
  sv: ["Kom norrut till oss", "Tack! Vi skriver snart.", "Snön faller ljudlöst."],
  pl: ["Odwiedź nas na północy", "Dziękujemy! Wkrótce napiszemy.", "Śnieg pada bez szelestu."],
};

const copy = useProjectCopy();

// Those of `npm test` need no build, and leave out the pictures, which are the same.
const tests = enough(
  [
    "tests/domain",
    "tests/tools",
    "tests/docs",
    "--exclude",
    "tests/domain/pages/page-media.test.ts",
  ],
  ["tests/domain", "tests/tools", "tests/docs", "tests/app", "tests/worker", "tests/browser"],
);

test("another family, with three sentences of its own and a page by the recipe, passes the project's tests", async () => {
  await becomeAnotherFamily(copy);
  addPage(copy);
  await copy.run("npm", "run", "check:facts");
  await copy.run("npm", "run", "check:catalogues");
  await copy.run("npx", "vitest", "run", ...tests);
}, 3_600_000);

async function becomeAnotherFamily({ folder, run, editJson }: ProjectCopy): Promise<void> {
  writeFileSync(join(folder, "answers.json"), JSON.stringify(answers));
  const said = await run("npm", "run", "setup", "--", "--answers", "answers.json");
  expect(said).toContain("npx wrangler deploy");
  expect(readFileSync(join(folder, "facts.json"), "utf8")).toContain(answers.siteName);
  for (const language of languages) {
    editJson<Catalogue>(`locales/${language}/translation.json`, ({ home, contact, footer }) => {
      const [title, successMessage, quote] = sentences[language];
      Object.assign(home.hero, { title });
      Object.assign(contact.form, { successMessage });
      Object.assign(footer, { quote });
    });
  }
}

/** docs/for-developers/recipes.md, "A page". */
function addPage({ edit, editJson, folder }: ProjectCopy): void {
  edit(
    "domain/pages/pages.ts",
    "  snowmobileSafari: {",
    `  iceFishing: {
    slugs: { en: "ice-fishing", sv: "isfiske", de: "eisfischen", pl: "wedkowanie-pod-lodem" },
    words: ["experiences.iceFishing", ...packageNames],
    hero: { film: "packages" },
    experience: "TouristAttraction",
    menuLabel: "footer.experiences.iceFishing",
  },
  snowmobileSafari: {`,
  );
  const module = "app/pages/experiences/ice-fishing.tsx";
  copyFileSync(join(folder, "app/pages/experiences/husky-tour.tsx"), join(folder, module));
  edit(module, /huskyTour/g, "iceFishing");
  edit(module, /^import .*husky-team.*\n/m, "");
  edit(module, /^ +illustration: .*\n/m, "");
  edit(
    "app/routes.ts",
    '  huskyTour: "experiences/husky-tour",',
    '  huskyTour: "experiences/husky-tour",\n  iceFishing: "experiences/ice-fishing",',
  );
  for (const language of languages) {
    editJson<Catalogue>(`locales/${language}/translation.json`, ({ experiences, seo }) => {
      // The team is of the huskies' own part of the page.
      const { team: _, ...iceFishing } = structuredClone(experiences.huskyTour);
      const { steps } = iceFishing.dayProgram;
      // The checks excuse some words of the first two by their keys.
      iceFishing.dayProgram.steps = steps.map((step, at) => (at < 2 ? (steps[2] ?? step) : step));
      Object.assign(experiences, { iceFishing });
      const { title, description, keywords } = seo.huskyTour;
      const own = { title: `2 ${title}`, description: `2 ${description}`, keywords };
      Object.assign(seo, { iceFishing: own });
    });
  }
  edit(
    "domain/booking/packages.ts",
    "  accommodation: (",
    "  iceFishing: () => true,\n  accommodation: (",
  );
  edit(
    "app/layout/footer.tsx",
    '["laplandPackages", "footer.experiences.iceFishing"]',
    '["iceFishing", "footer.experiences.iceFishing"]',
  );
}
