import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("snowmobileSafari");
export const clientLoader = pageClientLoader("snowmobileSafari");
export const meta = pageMeta;

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "snowmobileSafari",
  routeKey: "snowmobileSafari",
  defaultContent: {
    media: {
      video: "snowmobile",
      picture: "snowmobile-hero",
      scale: 1.6,
      introVideo: "featureSnowmobile",
      closingPicture: "gallery/snowmobile-mire",
    },
    features: [{ icon: "Users" }, { icon: "Shield" }, { icon: "Compass" }, { icon: "Snowflake" }],
    sections: [
      { id: "machine" },
      { id: "clothing", icon: "Wind" },
      { id: "way", icon: "Mountain" },
    ],
    dayProgram: {
      steps: [{ icon: "Shield" }, { icon: "Compass" }, { icon: "Coffee" }, { icon: "Mountain" }],
    },
    closing: bookOrAsk,
  },
});
