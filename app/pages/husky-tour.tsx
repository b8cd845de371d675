import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("huskyTour");
export const clientLoader = pageClientLoader("huskyTour");
export const meta = pageMeta;

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "huskyTour",
  routeKey: "huskyTour",
  defaultContent: {
    media: {
      video: "husky",
      picture: "husky-hero",
      scale: 1.5,
      introVideo: "featureDogs",
      closingPicture: "gallery/dogs-lake",
    },
    features: [{ icon: "PawPrint" }, { icon: "Mountain" }, { icon: "Users" }, { icon: "Coffee" }],
    sections: [
      { id: "ride", icon: "PawPrint" },
      { id: "clothing", icon: "Thermometer" },
      { id: "welfare", icon: "Heart" },
    ],
    dayProgram: {
      steps: [{ icon: "PawPrint" }, { icon: "Shield" }, { icon: "Wind" }, { icon: "Coffee" }],
    },
    closing: bookOrAsk,
  },
});
