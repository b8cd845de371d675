import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("northernLights");
export const clientLoader = pageClientLoader("northernLights");
export const meta = pageMeta("northernLights");

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "northernLights",
  routeKey: "northernLights",
  defaultContent: {
    intro: {
      features: [{ icon: "Clock" }, { icon: "Eye" }, { icon: "Thermometer" }, { icon: "Camera" }],
    },
  },
});
