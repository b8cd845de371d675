import json from "../../facts.json" with { type: "json" };
import type { Facts } from "./facts-schema.ts";

/**
 * The operator's facts. Builds and `npm run check` hold the file to its schema (facts-schema.ts), so that no page has to
 * bring what checks it.
 */
export const facts: Facts = json;
