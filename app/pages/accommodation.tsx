import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("accommodation");
export const clientLoader = pageClientLoader("accommodation");
export const meta = pageMeta;

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "accommodation",
  routeKey: "accommodation",
  defaultContent: {
    media: {
      video: "accommodation",
      picture: "accommodation-hero",
      scale: 1.3,
      introVideo: "featureSauna",
      closingPicture: "gallery/schoolhouse",
    },
    features: [{ icon: "Users" }, { icon: "Coffee" }, { icon: "Heart" }, { icon: "Moon" }],
    sections: [
      { id: "apartment" },
      { id: "table", icon: "Coffee" },
      { id: "outside", icon: "Snowflake" },
    ],
    dayProgram: {
      steps: [{ icon: "Coffee" }, { icon: "Heart" }, { icon: "Thermometer" }, { icon: "Users" }],
    },
    closing: bookOrAsk,
  },
});
