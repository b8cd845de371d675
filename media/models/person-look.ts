import { randomFrom } from "../world/random";

/** How finely a figure is meshed. */
export type Detail = "close" | "near" | "far";
export type Outfit = "overalls" | "parka" | "anorak" | "sweater";
export type HeadWear = "pompom" | "hood" | "trapper" | "beanie" | "helmet" | "none";
export type Hair = "short" | "long" | "braids" | "bun" | "curly" | "bald";

/** How one person looks: every part can be chosen, the rest follows the seed. */
export interface Look {
  outfit: Outfit;
  jacket: string;
  trousers: string;
  accent: string;
  mittens: string;
  boots: string;
  headWear: HeadWear;
  hat: string;
  skin: string;
  hair: Hair;
  hairColour: string;
  beard: boolean;
  glasses: boolean;
  mood: "smile" | "laugh" | "calm";
}

const JACKETS = [
  "#2b4562",
  "#8f3226",
  "#c88a2c",
  "#2f6266",
  "#4a6648",
  "#6a4565",
  "#b95c33",
  "#34506e",
  "#cfc1a6",
];
const HATS = [
  "#c2452f",
  "#e0a63a",
  "#f0e6d4",
  "#3f7f86",
  "#7b4a6d",
  "#2f4a6a",
  "#d77a4a",
  "#5d7f5a",
];
const SKINS = ["#dca987", "#d39b78", "#e0b292", "#bb8765", "#916650", "#c99069", "#6e4d3e"];
const HAIR = ["#3a2a20", "#6b4527", "#a8733a", "#d0a862", "#23201f", "#8f4f2a", "#b9b4ad"];

const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)];

/** The look of a person by seed; what is given in `chosen` stays as it is. */
export function lookOf(seed: number, chosen: Partial<Look> = {}, child = false): Look {
  const random = randomFrom(seed * 7919 + 101);
  const skin = pick(random, SKINS);
  const dark = ["#bb8765", "#916650", "#6e4d3e"].includes(skin);
  const hairColour = dark
    ? pick(random, ["#1d1917", "#2a211c"])
    : pick(random, child ? HAIR.slice(0, 6) : HAIR);
  const woman = random() < 0.5;
  const jacket = pick(random, JACKETS);
  const hat = pick(
    random,
    HATS.filter((colour) => colour !== jacket),
  );
  const outfit = pick(random, ["overalls", "parka", "overalls", "anorak"] as const);
  const wear = random();
  return {
    outfit,
    jacket,
    trousers:
      outfit === "overalls"
        ? (chosen.jacket ?? jacket)
        : pick(random, ["#232c3a", "#2d3338", "#3a3430"]),
    accent: pick(random, ["#e0a63a", "#f0e6d4", "#c2452f", "#3f7f86"]),
    mittens: pick(random, ["#6b4527", "#2b3038", "#c2452f", "#d9cbb0"]),
    boots: pick(random, ["#3b2f27", "#25282d", "#5a4634"]),
    headWear: wear < 0.55 ? "pompom" : wear < 0.75 ? "hood" : wear < 0.88 ? "trapper" : "beanie",
    hat,
    skin,
    hair: child
      ? pick(random, woman ? ["long", "braids"] : ["short", "curly"])
      : pick(random, woman ? ["long", "braids", "bun", "curly"] : ["short", "short", "curly"]),
    hairColour,
    beard:
      !child &&
      !woman &&
      random() < 0.5 &&
      !(chosen.hair && ["long", "braids", "bun"].includes(chosen.hair)),
    glasses: !child && random() < 0.15,
    mood: pick(random, ["smile", "smile", "laugh"] as const),
    ...chosen,
  };
}
