import { pageLoader } from "../content/page-data.server.ts";
import { pageClientLoader } from "../content/page-data.ts";
import { pageMeta } from "../content/page-meta.ts";
import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";

export const loader = pageLoader("northernLights");
export const clientLoader = pageClientLoader("northernLights");
export const meta = pageMeta;

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "northernLights",
  routeKey: "northernLights",
  defaultContent: {
    media: {
      video: "northernLights",
      picture: "northern-lights-hero",
      scale: 1.25,
      introVideo: "featureAurora",
      closingPicture: "gallery/aurora-lake",
    },
    features: [{ icon: "Clock" }, { icon: "Eye" }, { icon: "Thermometer" }, { icon: "Camera" }],
    sections: [
      { id: "drive", icon: "Compass" },
      { id: "wait", icon: "Coffee" },
      { id: "picture", icon: "Camera" },
    ],
    dayProgram: {
      steps: [{ icon: "Clock" }, { icon: "Binoculars" }, { icon: "Moon" }, { icon: "Star" }],
    },
    closing: bookOrAsk,
  },
});
