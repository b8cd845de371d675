import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";
import { RouteMap } from "./route-map.tsx";

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "snowmobileSafari",
  routeKey: "snowmobileSafari",
  illustration: { dayProgram: RouteMap },
  defaultContent: {
    media: { intro: { film: "featureSnowmobile" }, closingPicture: "gallery/snowmobile-mire" },
    features: [{ icon: "Users" }, { icon: "Shield" }, { icon: "Compass" }, { icon: "CheckCircle" }],
    sections: [
      { id: "machine", icon: "Users" },
      { id: "clothing", icon: "Wind" },
      { id: "way", icon: "Compass" },
    ],
    dayProgram: {
      steps: [{ icon: "Shield" }, { icon: "Compass" }, { icon: "Coffee" }, { icon: "Mountain" }],
    },
    closing: bookOrAsk,
  },
});
