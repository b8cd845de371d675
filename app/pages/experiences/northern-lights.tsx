import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";
import { DarknessChart } from "./darkness-chart.tsx";
import { LightsOff } from "./lights-off.tsx";

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "northernLights",
  routeKey: "northernLights",
  illustration: { features: DarknessChart },
  BeforeClosing: LightsOff,
  defaultContent: {
    media: { intro: { film: "featureAurora" }, closingPicture: "gallery/aurora-lake" },
    features: [{ icon: "Clock" }, { icon: "Eye" }, { icon: "Thermometer" }, { icon: "Camera" }],
    sections: [
      { id: "drive", icon: "Compass" },
      { id: "wait", icon: "Coffee" },
      { id: "picture", icon: "Camera" },
    ],
    dayProgram: {
      steps: [{ icon: "Clock" }, { icon: "Compass" }, { icon: "Binoculars" }, { icon: "Star" }],
    },
    closing: bookOrAsk,
  },
});
