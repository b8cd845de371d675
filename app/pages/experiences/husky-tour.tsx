import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";
import { HuskyTeam } from "./husky-team.tsx";

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "huskyTour",
  routeKey: "huskyTour",
  illustration: { features: HuskyTeam },
  defaultContent: {
    media: { intro: { film: "featureDogs" }, closingPicture: "gallery/dogs-lake" },
    features: [{ icon: "Users" }, { icon: "Compass" }, { icon: "CheckCircle" }, { icon: "Coffee" }],
    sections: [
      { id: "ride", icon: "PawPrint" },
      { id: "clothing", icon: "Thermometer" },
      { id: "welfare", icon: "Heart" },
    ],
    dayProgram: {
      steps: [{ icon: "PawPrint" }, { icon: "Shield" }, { icon: "Compass" }, { icon: "Coffee" }],
    },
    closing: bookOrAsk,
  },
});
