import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("accommodation");
export const clientLoader = pageClientLoader("accommodation");
export const meta = pageMeta("accommodation");

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "accommodation",
  routeKey: "accommodation",
  defaultContent: {
    intro: {
      features: [{ icon: "Users" }, { icon: "Coffee" }, { icon: "Heart" }, { icon: "Moon" }],
    },
  },
});
