import type { Group } from "three";
import { Kit } from "../world/kit";
import { matte } from "../world/palette";

/** A wooden ladder that leans on a wall at z = 0, its foot towards -z. */
export function createLadder(height = 6, reach = 1.7): Group {
  const kit = new Kit();
  const wood = matte("#a9824f");
  for (const x of [-0.24, 0.24]) kit.rod(wood, [x, 0, -reach], [x, height, -0.05], 0.045, 8);
  for (let rung = 0.35; rung < height - 0.1; rung += 0.34) {
    const z = -reach + ((reach - 0.05) * rung) / height;
    kit.rod(wood, [-0.24, rung, z], [0.24, rung, z], 0.026, 6);
  }
  return kit.build("ladder");
}

/** Three levels of scaffolding along x before a wall at z = 0, standing towards -z. */
export function createScaffold(length: number, height = 7.6): Group {
  const kit = new Kit();
  const steel = matte("#8c98a4", { roughness: 0.5 });
  const planks = [matte("#d2a76c"), matte("#c3965a"), matte("#dcb57c")];
  const bays = Math.max(1, Math.round(length / 2.3));
  const at = (bay: number) => -length / 2 + (length * bay) / bays;
  for (let bay = 0; bay <= bays; bay++)
    for (const z of [-0.35, -1.35])
      kit.rod(steel, [at(bay), -0.4, z], [at(bay), height, z], 0.045, 8);
  for (const y of [2.05, 4.15, 6.25]) {
    for (const z of [-0.35, -1.35])
      kit.rod(steel, [-length / 2 - 0.2, y - 0.08, z], [length / 2 + 0.2, y - 0.08, z], 0.04, 6);
    for (const rail of [0.5, 1])
      kit.rod(
        steel,
        [-length / 2 - 0.1, y + rail, -1.38],
        [length / 2 + 0.1, y + rail, -1.38],
        0.032,
        6,
      );
    for (let bay = 0; bay <= bays; bay++)
      kit.rod(steel, [at(bay), y - 0.1, -0.25], [at(bay), y - 0.1, -1.45], 0.035, 6);
    for (let row = 0; row < 4; row++)
      kit.box(
        planks[(row + Math.round(y)) % 3],
        [length + 0.5, 0.05, 0.23],
        [row % 2 ? 0.12 : -0.1, y, -0.5 - row * 0.245],
      );
    kit.box(planks[1], [length + 0.2, 0.15, 0.03], [0, y + 0.1, -1.42]);
  }
  for (let bay = 0; bay < bays; bay++)
    for (const [low, high] of [
      [0, 2.05],
      [2.05, 4.15],
      [4.15, 6.25],
    ]) {
      const [a, b] = bay % 2 ? [at(bay), at(bay + 1)] : [at(bay + 1), at(bay)];
      kit.rod(steel, [a, low, -1.43], [b, high, -1.43], 0.028, 6);
    }
  return kit.build("scaffold");
}

/** New planks stacked along x on bearers, with laths between the layers. */
export function createPlankStack(length = 4.6, layers = 6): Group {
  const kit = new Kit();
  const tones = ["#f2bd72", "#eab062", "#f6cb88", "#dda255"].map((tone) => matte(tone));
  for (const x of [-length * 0.36, 0, length * 0.36])
    kit.box(matte("#7a6147"), [0.14, 0.2, 1.25], [x, 0.08, 0]);
  for (let layer = 0; layer < layers; layer++) {
    const y = 0.23 + layer * 0.115;
    for (let plank = 0; plank < 5; plank++) {
      const slip = 0.16 * Math.sin(layer * 5.1 + plank * 2.7);
      kit.box(
        tones[(layer * 3 + plank * 5) % 4],
        [length, 0.075, 0.205],
        [slip, y, -0.46 + plank * 0.23],
        [0, 0.012 * Math.sin(layer + plank * 3), 0],
      );
    }
    if (layer < layers - 1)
      for (const x of [-length * 0.36, 0, length * 0.36])
        kit.box(tones[3], [0.06, 0.035, 1.15], [x, y + 0.056, 0]);
  }
  kit.snow([length * 0.5, 0.09, 0.9], [-length * 0.18, 0.26 + layers * 0.115 - 0.1, 0.05]);
  return kit.build("plank stack");
}

/** Boards nailed over a window at z = 0 that looks towards -z. */
export function createBoards(): Group {
  const kit = new Kit();
  for (const [y, turn] of [
    [-0.55, 0.06],
    [-0.1, -0.05],
    [0.36, 0.03],
  ])
    kit.box(matte("#8b7a68"), [1.5, 0.2, 0.035], [0, y, -0.16], [0, 0, turn]);
  return kit.build("boards");
}

/** The gaps between the boards of a dog house, and its worn door frame. */
export function createKennelBoards(): Group {
  const kit = new Kit();
  const gap = matte("#4f3b28");
  for (const y of [0.28, 0.46, 0.64, 0.82]) {
    for (const side of [-1, 1]) {
      kit.box(gap, [0.29, 0.014, 0.01], [side * 0.405, y, -0.503]);
      kit.box(gap, [0.01, 0.014, 1], [side * 0.553, y, 0]);
    }
  }
  for (const x of [-0.51, 0.51]) kit.box(matte("#a5805a"), [0.09, 0.82, 0.03], [x, 0.5, -0.515]);
  return kit.build("kennel boards");
}
