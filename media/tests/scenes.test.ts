import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadScenes } from "./support/load-scenes.ts";

const { shots, hashOf } = await loadScenes();
const kept = JSON.parse(readFileSync(new URL("scenes.json", import.meta.url), "utf8"));

test("each shot has a hash, and no other has", () => {
  assert.deepEqual([...shots.keys()].sort(), Object.keys(kept).sort());
});

for (const [name, shot] of shots)
  test(`${name} draws what it drew`, () => assert.equal(hashOf(shot), kept[name]));
