import type { World } from "../world/stage";

/** Draws the shadows once only: for a loop in which nothing that throws a shadow moves. */
export function stillShadows(world: World): void {
  world.scene.onAfterRender = (renderer) => {
    renderer.shadowMap.autoUpdate = false;
  };
}
