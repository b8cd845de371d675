import { bookOrAsk, createExperiencePage } from "./create-experience-page.tsx";
import { HousePlan, Rooms } from "./rooms.tsx";

/** SPEC 2.9. */
export default createExperiencePage({
  translationKey: "accommodation",
  routeKey: "accommodation",
  illustration: { sections: HousePlan },
  AfterIntro: Rooms,
  defaultContent: {
    media: { intro: { film: "featureSauna" }, closingPicture: "gallery/schoolhouse" },
    features: [{ icon: "Users" }, { icon: "Coffee" }, { icon: "Thermometer" }, { icon: "Star" }],
    sections: [
      { id: "apartment", icon: "Moon" },
      { id: "table", icon: "Coffee" },
      { id: "outside", icon: "Snowflake" },
    ],
    dayProgram: {
      steps: [{ icon: "Coffee" }, { icon: "Compass" }, { icon: "Thermometer" }, { icon: "Users" }],
    },
    closing: bookOrAsk,
  },
});
