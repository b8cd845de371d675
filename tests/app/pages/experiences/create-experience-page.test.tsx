import { expect, test } from "vitest";
import { createExperiencePage } from "../../../../app/pages/experiences/create-experience-page.tsx";

type Options = Parameters<typeof createExperiencePage>[0];

const complete: Options = {
  translationKey: "huskyTour",
  defaultContent: {
    media: { intro: { picture: "husky-hero" }, closingPicture: "husky-hero" },
    features: [{ icon: "PawPrint" }],
    sections: [{ id: "ride" }],
    dayProgram: { steps: [{ icon: "Clock" }] },
    closing: {
      primaryButton: { target: "book" },
      secondaryButton: { target: "contact" },
      showStarRating: true,
    },
  },
  routeKey: "huskyTour",
};

test.each([
  ["translationKey", undefined, "createExperiencePage requires a translationKey"],
  ["translationKey", "", "createExperiencePage requires a translationKey"],
  ["defaultContent", undefined, "createExperiencePage requires a defaultContent"],
  ["defaultContent", null, "createExperiencePage requires a defaultContent"],
  ["routeKey", undefined, "createExperiencePage requires a routeKey"],
  ["routeKey", "", "createExperiencePage requires a routeKey"],
])("an experience page with the %s %j is refused: '%s'", (option, value, message) => {
  const options = { ...complete, [option]: value } as Options;
  expect(() => createExperiencePage(options)).toThrow(new Error(message));
});
