export { contours } from "d3-contour";
// What pipeline/route-map.ts reads of the land.
export { fellHeight } from "./fells";
export { mireShare, riverDistance, shoreDistance } from "./layout";
export { heightAt } from "./terrain";
