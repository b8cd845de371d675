import {
  AdditiveBlending,
  CylinderGeometry,
  Group,
  type Mesh,
  MeshBasicMaterial,
  type Object3D,
  PointLight,
  Points,
  PointsMaterial,
  ShaderMaterial,
  type Vector3,
} from "three";
import { geometryOf } from "../world/geometry";
import { randomFrom } from "../world/random";
import { type Blob, ball, blendTones, limb, pressed, rgb, type Spot } from "./field";
import { glowSprite, softDisc } from "./glow-sprite";
import { finish, gloss, metal, snow } from "./materials";
import { meshField } from "./mesh-field";
import { noise3, smoothStep } from "./noise";
import { empty, lathe, merge, placed, solid, tube, v } from "./shapes";
import { reindeerSkin } from "./sled";

export interface CampfireOptions {
  seed?: number;
  /** Phase of the loop in [0, 1). */
  t?: number;
  /** The coffee pot on its tripod. */
  pot?: boolean;
  /** Log seats with reindeer skins around the fire. */
  seats?: number;
  /** Strength of the light that the fire gives; 0 for none. */
  light?: number;
}

const HEAT = ["#ff5a1a", "#ff8a2a", "#ffb347", "#ffe08a", "#fff6d0"].map(rgb);

// A flame is gas: thin where it is seen at a flat angle, so that it has no outline.
const flame = (strength: number) =>
  new ShaderMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    vertexShader: `varying vec3 vHeat; varying vec3 vOut; varying vec3 vSeen;
void main() {
  vHeat = color;
  vOut = normalMatrix * normal;
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  vSeen = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`,
    fragmentShader: `varying vec3 vHeat; varying vec3 vOut; varying vec3 vSeen;
void main() {
  float facing = abs(dot(normalize(vOut), normalize(vSeen)));
  gl_FragColor = vec4(vHeat, ${strength.toFixed(2)} * facing * facing);
  #include <colorspace_fragment>
}`,
  });
const VEIL = flame(0.6);
const CORE = flame(0.62);
const SPARKS = new PointsMaterial({
  size: 0.05,
  map: softDisc(),
  vertexColors: true,
  transparent: true,
  blending: AdditiveBlending,
  depthWrite: false,
  toneMapped: false,
});

function heat(level: number) {
  const at = Math.min(HEAT.length - 1.001, Math.max(0, level * (HEAT.length - 1)));
  return blendTones(HEAT[Math.floor(at)], HEAT[Math.floor(at) + 1], at % 1);
}

/** Tongues of flame as one melted mass; every wave turns a whole number of times in a loop. */
function flames(seed: number, t: number, scale: number, heatShift: number): Mesh {
  const random = randomFrom(seed * 71 + 5);
  const turn = t * 2 * Math.PI;
  const blobs: Blob[] = [];
  for (let tongue = 0; tongue < 8; tongue += 1) {
    const angle = (tongue / 8) * 2 * Math.PI + random();
    const out = (tongue === 0 ? 0 : 0.07 + random() * 0.09) * scale;
    const rounds = 1 + Math.floor(random() * 3);
    const phase = random() * 2 * Math.PI;
    const tall =
      (tongue === 0 ? 0.72 : 0.28 + random() * 0.3) *
      scale *
      (1 + 0.22 * Math.sin(turn * rounds + phase));
    const foot = v(Math.cos(angle) * out, 0.1, Math.sin(angle) * out);
    let before = foot;
    const steps = 6;
    for (let step = 1; step <= steps; step += 1) {
      const up = step / steps;
      const sway = 0.07 * up * scale;
      const next = v(
        foot.x * (1 - up * 0.75) + Math.sin(turn * rounds + phase - up * 4) * sway,
        0.1 + tall * up,
        foot.z * (1 - up * 0.75) + Math.cos(turn * rounds + phase * 2 - up * 3.4) * sway,
      );
      const size = (u: number) =>
        Math.max(
          0.004,
          0.1 * scale * (1 - u) ** 0.85 * (0.75 + 0.5 * Math.sin(Math.min(1, u * 2.2) * Math.PI)),
        );
      const tone = (spot: Spot) =>
        heat(
          0.95 + heatShift - (spot.y / (0.72 * scale)) * 0.75 - Math.hypot(spot.x, spot.z) * 1.2,
        );
      blobs.push(limb(before, next, size(up - 1 / steps), size(up), { tone, blend: 0.05 }));
      before = next;
    }
  }
  const mesh = solid(meshField(blobs, { cell: 0.013 }), heatShift ? CORE : VEIL);
  mesh.castShadow = false;
  mesh.receiveShadow = false;
  mesh.renderOrder = heatShift ? 3 : 2;
  return mesh;
}

function sparks(seed: number, t: number): Points {
  const random = randomFrom(seed * 19 + 2);
  const count = 46;
  const positions = new Float32Array(count * 3);
  const colours = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    const life = (t + random()) % 1;
    const [angle, drift, rounds] = [
      random() * 2 * Math.PI,
      0.1 + random() * 0.5,
      1 + Math.floor(random() * 2),
    ];
    const spin = angle + Math.sin(life * Math.PI * 2 * rounds) * 0.7;
    positions.set(
      [
        Math.cos(spin) * (0.06 + drift * life),
        0.3 + life * (1.3 + random() * 1.4),
        Math.sin(spin) * (0.06 + drift * life),
      ],
      index * 3,
    );
    colours.set(
      heat(0.65 - life * 0.6).map((value) => value * Math.sin(life * Math.PI) ** 0.7 * 1.6),
      index * 3,
    );
  }
  const geometry = geometryOf({ position: positions, color: colours });
  return new Points(geometry, SPARKS);
}

/** A split or round log between two points, charred towards the hot end. */
export function log(from: Vector3, to: Vector3, radius: number, charred = false): Blob[] {
  const way = to.clone().sub(from).normalize();
  const tone = ({ along, x, y, z }: Spot) => {
    const bark = blendTones(
      rgb("#5a463a"),
      rgb("#8a7464"),
      smoothStep(-0.4, 0.5, noise3(x * 30, y * 30, z * 30)),
    );
    const cutEnd = along < 0.025 || along > 0.975 ? blendTones(bark, rgb("#d3ab78"), 0.85) : bark;
    if (!charred) return cutEnd;
    const coal = blendTones(
      rgb("#17120f"),
      [1.6, 0.28, 0.03],
      smoothStep(0.25, 0.6, noise3(x * 40, y * 40, z * 40)) * smoothStep(0.6, 0.95, along),
    );
    return blendTones(cutEnd, coal, smoothStep(0.3, 0.62, along));
  };
  return [
    limb(
      from.clone().addScaledVector(way, -radius),
      to.clone().addScaledVector(way, radius),
      radius,
      radius * 0.94,
      { tone, blend: 0.01 },
    ),
    {
      ...limb(from, from, 0, 0),
      carve: true,
      distance: (x, y, z) => (x - from.x) * way.x + (y - from.y) * way.y + (z - from.z) * way.z,
      blend: 0.008,
    },
    {
      ...limb(to, to, 0, 0),
      carve: true,
      distance: (x, y, z) => -((x - to.x) * way.x + (y - to.y) * way.y + (z - to.z) * way.z),
      blend: 0.008,
    },
  ];
}

/** A black coffee pot, 0.2 m high, hung at the origin by its handle. */
export function coffeePot(): Object3D {
  const body = lathe(
    [
      0.001, -0.32, 0.098, -0.32, 0.105, -0.3, 0.09, -0.2, 0.07, -0.13, 0.066, -0.12, 0.062, -0.115,
      0.03, -0.098, 0.001, -0.095,
    ],
    28,
  );
  const knob = lathe([0.001, -0.07, 0.012, -0.075, 0.012, -0.09, 0.006, -0.098], 12);
  const spout = tube(
    [v(0.085, -0.26, 0), v(0.13, -0.23, 0), v(0.15, -0.17, 0), v(0.17, -0.145, 0)],
    (t) => 0.022 - 0.009 * t,
    16,
    10,
  );
  const bail = tube(
    [v(-0.07, -0.13, 0), v(-0.085, -0.05, 0), v(0, 0, 0), v(0.085, -0.05, 0), v(0.07, -0.13, 0)],
    0.005,
    24,
    6,
  );
  const grip = tube(
    [v(-0.075, -0.15, 0), v(-0.14, -0.17, 0), v(-0.15, -0.24, 0), v(-0.098, -0.28, 0)],
    0.009,
    16,
    7,
  );
  return new Group().add(solid(merge([body, knob, spout, bail, grip]), gloss("#34373c", 0.45)));
}

function pit(seed: number): Object3D[] {
  const random = randomFrom(seed * 5 + 1);
  const logs: Mesh[] = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * 2 * Math.PI + random() * 0.4;
    const from = v(Math.cos(angle) * 0.48, 0.07, Math.sin(angle) * 0.48);
    const to = v(
      Math.cos(angle + 0.3) * 0.07,
      0.15 + random() * 0.05,
      Math.sin(angle + 0.3) * 0.07,
    );
    return solid(
      meshField(log(from, to, 0.045 + random() * 0.015, true), {
        cell: 0.014,
        relief: (x, y, z) => noise3(x * 30, y * 30, z * 30) * 0.004,
        edge: 1,
      }),
      finish({ vertexColours: true, roughness: 1, grain: 0.4, strokes: [50, 50, 50] }),
    );
  });
  const emberTone = ({ x, z }: Spot) =>
    blendTones(
      rgb("#241813"),
      [2.4, 0.55, 0.08],
      smoothStep(0.32, 0.06, Math.hypot(x, z) + noise3(x * 30, 1, z * 30) * 0.1),
    );
  const embers = solid(
    meshField([ball(v(0, 0.0, 0), [0.36, 0.075, 0.36], undefined, { tone: emberTone })], {
      cell: 0.018,
      relief: (x, y, z) => noise3(x * 28, y * 28, z * 28) * 0.016,
    }),
    new MeshBasicMaterial({ vertexColors: true }),
  );
  embers.castShadow = false;
  const bank = Array.from({ length: 24 }, (_, index) => {
    const [a, b] = [(index / 24) * 2 * Math.PI, ((index + 1) / 24) * 2 * Math.PI];
    const rim = 0.1 + random() * 0.03;
    const low = pressed(0.3);
    return [
      limb(
        v(Math.cos(a) * 0.8, 0, Math.sin(a) * 0.8),
        v(Math.cos(b) * 0.8, 0, Math.sin(b) * 0.8),
        rim,
        rim,
        { blend: 0.12, squash: pressed(0.8) },
      ),
      limb(
        v(Math.cos(a) * 1.0, -0.055, Math.sin(a) * 1.0),
        v(Math.cos(b) * 1.0, -0.055, Math.sin(b) * 1.0),
        0.27,
        0.27,
        { blend: 0.12, squash: low },
      ),
    ];
  }).flat();
  const ring = solid(
    meshField(bank, { cell: 0.03, relief: (x, y, z) => noise3(x * 6, y * 6, z * 6) * 0.02 }),
    snow(),
  );
  return [...logs, embers, ring];
}

function tripod(): Object3D[] {
  const poles = [0.4, 2.5, 4.6].map((angle) =>
    tube(
      [
        v(Math.cos(angle) * 0.72, 0, Math.sin(angle) * 0.72),
        v(Math.cos(angle) * 0.33, 0.85, Math.sin(angle) * 0.33),
        v(-Math.cos(angle) * 0.06, 1.72, -Math.sin(angle) * 0.06),
      ],
      (t) => 0.024 - 0.009 * t,
      14,
      8,
    ),
  );
  const chain = tube([v(0, 1.56, 0), v(0, 0.95, 0)], 0.006, 4, 6);
  const pot = coffeePot();
  pot.position.y = 0.96;
  pot.rotation.y = 0.7;
  return [
    solid(
      merge(poles),
      finish({ colour: "#8d6f52", roughness: 0.95, grain: 0.35, strokes: [60, 12, 60] }),
    ),
    solid(
      merge([chain, placed(new CylinderGeometry(0.035, 0.035, 0.05, 10), 0, 1.57, 0)]),
      metal("#25272b", 0.7),
    ),
    pot,
  ];
}

function seat(angle: number, seed: number): Group {
  const group = new Group().add(
    solid(
      meshField(log(v(-0.75, 0.17, 0), v(0.75, 0.17, 0), 0.17), {
        cell: 0.022,
        relief: (x, y, z) => noise3(x * 8, y * 22, z * 22 + seed) * 0.008,
        edge: 1,
      }),
      finish({ vertexColours: true, roughness: 1, grain: 0.4, strokes: [8, 50, 50] }),
    ),
    reindeerSkin(
      [v(0, 0.2, 0.19), v(0, 0.33, 0.1), v(0, 0.35, 0), v(0, 0.33, -0.1), v(0, 0.2, -0.19)],
      0.9,
    ),
  );
  group.position.set(Math.cos(angle) * 1.75, 0, Math.sin(angle) * 1.75);
  group.rotation.y = -angle + Math.PI / 2;
  return group;
}

function fire(options: Required<CampfireOptions>): Object3D[] {
  const { seed, t, light } = options;
  const glow = glowSprite("#ff9a45", 2.6, 0.5);
  glow.position.y = 0.45;
  const parts: Object3D[] = [
    flames(seed, t, 1, 0),
    flames(seed + 3, t, 0.66, 0.5),
    sparks(seed, t),
    glow,
  ];
  if (light > 0) {
    const flicker =
      1 +
      0.08 * Math.sin(t * 6 * Math.PI) +
      0.06 * Math.sin(t * 10 * Math.PI + 1) +
      0.04 * Math.sin(t * 22 * Math.PI + 2);
    const lamp = new PointLight("#ff9d4a", 14 * light * flicker, 16, 1.7);
    lamp.position.set(0.04 * Math.sin(t * 4 * Math.PI), 0.75, 0.04 * Math.cos(t * 6 * Math.PI));
    parts.push(lamp);
  }
  return parts;
}

/** A campfire in a snow pit with the black coffee pot on a tripod; seats stand 1.75 m from the fire, opposite +Z first. */
export function createCampfire(options: CampfireOptions = {}): Group {
  const complete = { seed: 1, t: 0, pot: true, seats: 0, light: 1, ...options };
  const group = new Group();
  const live = new Group().add(...fire(complete));
  group.userData = { options: complete, live };
  group.add(...pit(complete.seed), live);
  if (complete.pot) group.add(...tripod());
  for (let index = 0; index < complete.seats; index += 1)
    group.add(seat(-Math.PI / 2 + (index - (complete.seats - 1) / 2) * 1.25, index));
  return group;
}

/** Puts the fire into the moment t of its loop. */
export function poseCampfire(group: Group, t: number): void {
  const { options, live } = group.userData as { options: Required<CampfireOptions>; live: Group };
  empty(live);
  live.add(...fire({ ...options, t }));
}
