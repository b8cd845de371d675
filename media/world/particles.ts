import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  NormalBlending,
  Points,
  ShaderMaterial,
  type Vector3,
} from "three";
import { randomFrom } from "./random";

export interface Loop {
  points: Points;
  pose: (t: number) => void;
}

// All particles share this: seeds are four random numbers each, uPhase runs from 0 to 1 over the loop.
function particles(
  count: number,
  seed: number,
  pixels: number,
  look: { color: string; additive?: boolean; move: string; fade: string },
  uniforms: Record<string, { value: unknown }>,
): Loop {
  const random = randomFrom(seed);
  const seeds = Float32Array.from({ length: count * 4 }, random);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(count * 3), 3));
  geometry.setAttribute("seeds", new BufferAttribute(seeds, 4));
  const phase = { value: 0 };
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: look.additive ? AdditiveBlending : NormalBlending,
    uniforms: {
      uPhase: phase,
      uColour: { value: new Color(look.color).convertLinearToSRGB() },
      uPixels: { value: pixels },
      ...uniforms,
    },
    vertexShader: `attribute vec4 seeds; uniform float uPhase; uniform float uPixels; uniform float uSize; uniform vec3 uShape; uniform vec3 uEye;
varying float vAlpha; varying float vTurn;
const float TAU = 6.2831853;
void main() {
  float age; float size; vec3 at;
  ${look.move}
  vec4 seen = modelViewMatrix * vec4(at, 1.0);
  vAlpha = ${look.fade};
  vTurn = seeds.w * TAU;
  gl_Position = projectionMatrix * seen;
  gl_PointSize = min(900.0, size * uPixels * projectionMatrix[1][1] * 0.5 / max(0.1, -seen.z));
}`,
    fragmentShader: `uniform vec3 uColour; uniform float uSoft; varying float vAlpha; varying float vTurn;
void main() {
  vec2 p = gl_PointCoord - 0.5;
  float c = cos(vTurn), s = sin(vTurn);
  p = mat2(c, -s, s, c) * p;
  float away = length(p) * 2.0 + uSoft * 0.13 * (sin(p.x * 17.0 + vTurn) + sin(p.y * 13.0 - vTurn));
  float body = mix(smoothstep(1.0, 0.55, away), exp(-away * away * 3.2) - 0.04, uSoft);
  gl_FragColor = vec4(uColour, clamp(body, 0.0, 1.0) * vAlpha);
}`,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  return {
    points,
    pose: (t) => {
      phase.value = t;
    },
  };
}

export interface PlumeOptions {
  /** Metres it rises, its width at the top, and how far the wind carries it along x. */
  rise?: number;
  width?: number;
  drift?: number;
  color?: string;
  strength?: number;
  seed?: number;
  /** Whole rises in one loop. */
  speed?: number;
  count?: number;
  /** Width at its foot. */
  from?: number;
}

/** A plume from its position upward: chimney smoke by default; also steam and breath. `pixels` is the drawn height. */
export function createPlume(
  pixels: number,
  {
    rise = 14,
    width = 2.6,
    drift = 1.5,
    color = "#c3cede",
    strength = 0.16,
    seed = 1,
    speed = 1,
    count = 170,
    from = 0.3,
  }: PlumeOptions = {},
): Loop {
  return particles(
    count,
    seed,
    pixels,
    {
      color,
      move: `age = fract(seeds.x + uPhase * ${speed.toFixed(1)});
  float wide = mix(${from.toFixed(2)}, uShape.y, pow(age, 0.8));
  float swirl = seeds.y * TAU + age * 3.0;
  at = vec3(cos(swirl) * wide * 0.42 * seeds.z + uShape.z * age * age + 0.25 * wide * sin(age * 9.0 + uPhase * TAU), uShape.x * age, sin(swirl) * wide * 0.42 * seeds.z);
  size = wide * (1.1 + 0.8 * seeds.w);`,
      fade: `${strength.toFixed(3)} * smoothstep(0.0, 0.06, age) * pow(1.0 - age, 1.3)`,
    },
    {
      uSize: { value: 1 },
      uShape: { value: [rise, width, drift] },
      uEye: { value: [0, 0, 0] },
      uSoft: { value: 1 },
    },
  );
}

/** Steam over a hot tub or open water: wide, low and slow. */
export function createSteam(pixels: number, options: PlumeOptions = {}): Loop {
  return createPlume(pixels, {
    rise: 2.6,
    width: 2.2,
    drift: 0.5,
    color: "#dfe8f2",
    strength: 0.12,
    count: 70,
    from: 1.3,
    ...options,
  });
}

/** Sparks that rise from a fire. */
export function createSparks(pixels: number, options: PlumeOptions = {}): Loop {
  return particles(
    options.count ?? 40,
    options.seed ?? 3,
    pixels,
    {
      color: "#ffb46b",
      additive: true,
      move: `age = fract(seeds.x + uPhase * 2.0);
  at = vec3((seeds.y - 0.5) * 0.5 + age * sin(seeds.z * TAU + age * 5.0) * 0.5, age * uShape.x * (0.4 + seeds.w), (seeds.z - 0.5) * 0.5 + age * cos(seeds.y * TAU + age * 6.0) * 0.5);
  size = 0.05;`,
      fade: "(1.0 - age) * 0.9",
    },
    {
      uSize: { value: 1 },
      uShape: { value: [options.rise ?? 3, 1, 0] },
      uEye: { value: [0, 0, 0] },
      uSoft: { value: 0 },
    },
  );
}

/** Falling snow in a box around the eye. */
export function createSnowfall(
  pixels: number,
  eye: Vector3,
  {
    count = 3000,
    strength = 0.8,
    seed = 9,
  }: { count?: number; strength?: number; seed?: number } = {},
): Loop {
  return particles(
    count,
    seed,
    pixels,
    {
      color: "#f6f9fc",
      move: `float falls = 1.0 + floor(seeds.w * 2.99);
  age = fract(seeds.y + uPhase * falls);
  vec3 box = uShape;
  at = uEye + vec3((seeds.x - 0.5) * box.x + 0.5 * sin(TAU * (uPhase + seeds.z)) + age * 2.0, (0.5 - age) * box.y, (seeds.z - 0.5) * box.z + 0.4 * cos(TAU * (uPhase * 2.0 + seeds.x)));
  size = 0.035 + 0.05 * seeds.w;`,
      fade: `${strength.toFixed(2)} * smoothstep(0.8, 3.0, -seen.z) * smoothstep(0.0, 0.05, age) * smoothstep(1.0, 0.95, age)`,
    },
    {
      uSize: { value: 1 },
      uShape: { value: [50, 22, 50] },
      uEye: { value: eye.toArray() },
      uSoft: { value: 0.4 },
    },
  );
}
