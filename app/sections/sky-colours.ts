/** The colours of a drawn sky: daylight, what follows the sun from its setting to the night, and the moon. */
export const skyColours = {
  day: "#9fc3e0",
  bands: ["#6d8fb8", "#3d5a80", "#1b3150", "#060d18"],
  moon: "#f5ecd2",
  moonShade: "#33486a",
} as const;
