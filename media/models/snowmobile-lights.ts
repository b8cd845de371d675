import { type Object3D, SpotLight } from "three";
import { type Blob, ball } from "./field";
import { glowSprite } from "./glow-sprite";
import { finish, gloss } from "./materials";
import { meshField, onSurface } from "./mesh-field";
import { box, merge, solid, tube, v } from "./shapes";

/** Stripes and vents laid on the hull. */
export function stripes(body: readonly Blob[]): Object3D[] {
  const bands = [-1, 1].map((side) =>
    tube(
      [-0.12, -0.3, -0.5, -0.7, -0.9, -1.08, -1.2].map((z) =>
        onSurface(body, v(side * 0.5, 0.53 - (z + 0.6) * 0.06, z), -0.01),
      ),
      (t) => 0.016 + 0.012 * Math.sin(t * Math.PI),
      40,
      8,
    ),
  );
  const vents = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((index) =>
      tube(
        [v(side * 0.09, 0.84, -0.62 - index * 0.06), v(side * 0.19, 0.8, -0.6 - index * 0.06)].map(
          (point) => onSurface(body, point, -0.002),
        ),
        0.012,
        6,
        6,
      ),
    ),
  );
  return [solid(merge(bands), gloss("#e9edf0", 0.4)), solid(merge(vents), gloss("#14161a", 0.6))];
}

/** Headlights and tail light on the hull, with their glow and beam. */
export function lightsOf(body: readonly Blob[], mode: "off" | "glow" | "light"): Object3D[] {
  const on = mode !== "off";
  const lamps = [-1, 1].map((side) => {
    const at = onSurface(body, v(side * 0.13, 0.66, -1.3), -0.004);
    const lamp = solid(
      meshField([ball(v(0, 0, 0), [0.085, 0.04, 0.03])], { cell: 0.009 }),
      finish({
        colour: "#fff4dc",
        emissive: "#ffe2b0",
        emissiveIntensity: on ? 3 : 0.12,
        roughness: 0.15,
      }),
      [at.x, at.y, at.z],
    );
    lamp.rotation.set(-0.75, side * -0.3, side * -0.2, "YXZ");
    return lamp;
  });
  const tail = solid(
    box(0.3, 0.05, 0.03, 0.015),
    finish({ colour: "#8e1e18", emissive: "#ff3a26", emissiveIntensity: on ? 2 : 0 }),
    [0, 0.52, 1.29],
  );
  const parts: Object3D[] = [...lamps, tail];
  if (on) {
    for (const side of [-1, 1]) {
      const glow = glowSprite("#ffd9a0", 0.8, 0.85);
      glow.position.copy(lamps[(side + 1) / 2].position).add(v(0, 0.02, -0.07));
      parts.push(glow);
    }
    const red = glowSprite("#ff4630", 0.4, 0.7);
    red.position.set(0, 0.52, 1.35);
    parts.push(red);
  }
  if (mode === "light") {
    const beam = new SpotLight("#ffe0b0", 60, 30, 0.42, 0.7, 1.6);
    beam.position.set(0, 0.68, -1.15);
    beam.target.position.set(0, 0, -9);
    parts.push(beam, beam.target);
  }
  return parts;
}
