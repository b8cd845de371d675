import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("huskyTour");
export const clientLoader = pageClientLoader("huskyTour");
export const meta = pageMeta("huskyTour");

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "huskyTour",
  routeKey: "huskyTour",
  defaultContent: {
    intro: {
      features: [{ icon: "PawPrint" }, { icon: "Mountain" }, { icon: "Users" }, { icon: "Coffee" }],
    },
  },
});
