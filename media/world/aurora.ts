import {
  AdditiveBlending,
  type BufferGeometry,
  Color,
  DoubleSide,
  Group,
  Mesh,
  ShaderMaterial,
  type Vector3,
} from "three";
import { geometryOf } from "./geometry";
import { palette } from "./palette";
import { randomFrom } from "./random";

export interface Curtain {
  /** Azimuths in degrees, clockwise from north, between which the curtain hangs. */
  from: number;
  to: number;
  /** Kilometres away at both ends; a curtain can come towards the eye. */
  distance: readonly [number, number];
  /** Kilometres from the ground to the lower edge, and from there to the top. */
  base: number;
  height: number;
  /** Size of the folds in kilometres. */
  folds: number;
  brightness: number;
  /** How violet its upper part is, 0 to 1. */
  violet: number;
}

/** A curtain by its azimuths, distances, lower edge, height, folds, brightness and violet. */
export const curtain = (
  [from, to]: readonly [number, number],
  distance: Curtain["distance"],
  ...[base, height, folds, brightness, violet]: readonly [number, number, number, number, number]
): Curtain => ({ from, to, distance, base, height, folds, brightness, violet });

export interface AuroraOptions {
  seed: number;
  curtains: readonly Curtain[];
  /** For a calmer film: swings to and fro through this share of a turn (0.1 to 0.5) in place of the full round. */
  swing?: number;
}

const NOISE = `
float auroraHash(vec3 p) { p = fract(p * 0.3183099 + vec3(0.1, 0.2, 0.3)); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float auroraNoise(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(auroraHash(i), auroraHash(i + vec3(1,0,0)), f.x), mix(auroraHash(i + vec3(0,1,0)), auroraHash(i + vec3(1,1,0)), f.x), f.y),
    mix(mix(auroraHash(i + vec3(0,0,1)), auroraHash(i + vec3(1,0,1)), f.x), mix(auroraHash(i + vec3(0,1,1)), auroraHash(i + vec3(1,1,1)), f.x), f.y), f.z);
}`;

const rgb = (css: string) => {
  const { r, g, b } = new Color(css).convertLinearToSRGB();
  return `vec3(${r.toFixed(4)},${g.toFixed(4)},${b.toFixed(4)})`;
};

// u runs along the curtain, v upward; the folds are made in the vertex shader so that they can drift.
const VERTEX = `
uniform vec4 uSpan; uniform vec4 uShape; uniform vec2 uPhase; uniform float uSeed; uniform float uLayer;
varying vec2 vAt; varying float vFold;
${NOISE}
float wander(float s, float size) { return auroraNoise(vec3(s * size + uSeed, uPhase * 0.35 + uSeed)) - 0.5; }
void main() {
  float u = position.x, v = position.y;
  float s = u * uShape.w;
  float fold = wander(s, 0.5) * 2.6 + wander(s + 9.0, 1.3) * 1.5 + wander(s + 31.0, 4.2) * 0.3;
  float slide = wander(s + 57.0, 0.85) * 2.2 + wander(s + 77.0, 2.3) * 1.1 + wander(s + 97.0, 6.1) * 0.3;
  float angle = mix(uSpan.x, uSpan.y, u) ;
  float far = mix(uSpan.z, uSpan.w, u);
  vec2 radial = vec2(sin(angle), -cos(angle));
  vec2 tangent = vec2(cos(angle), sin(angle));
  vec2 at = radial * (far + fold * uShape.z + uLayer * uShape.z * 0.07) + tangent * (slide + uLayer * 0.05) * uShape.z;
  float lift = uShape.x + uShape.x * (0.3 * wander(s + 13.0, 0.9) + 0.14 * wander(s + 43.0, 3.3));
  float tall = uShape.y * (0.62 + 0.9 * auroraNoise(vec3(s * 1.7 + uSeed * 2.0, uPhase * 0.5)));
  vec3 world = vec3(at.x, lift + v * tall, at.y) * 1000.0;
  vAt = vec2(s, v); vFold = u;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(world, 1.0);
}`;

const FRAGMENT = `
uniform vec2 uPhase; uniform float uSeed; uniform float uBright; uniform float uViolet; uniform float uLayer;
varying vec2 vAt; varying float vFold;
${NOISE}
void main() {
  float s = vAt.x, v = vAt.y;
  float fine = auroraNoise(vec3(s * 26.0 + uLayer * 3.1, uPhase * 1.4 + uSeed));
  float finer = auroraNoise(vec3(s * 85.0 + uLayer * 7.7, uPhase * 2.2 + uSeed));
  float broad = auroraNoise(vec3(s * 3.1, uPhase * 0.8 + uSeed + 5.0));
  float rays = mix(0.55, 0.25 + 1.1 * fine * fine + 0.75 * fine * finer, smoothstep(0.02, 0.35, v));
  float reach = 0.45 + 0.55 * fine * 0.7 + 0.3 * broad;
  float edge = smoothstep(0.0, 0.03 + 0.07 * broad, v);
  float foot = exp(-v * 11.0) * (0.35 + 0.5 * fine);
  float body = exp(-v * 3.2 / reach) * 0.62;
  float crown = exp(-pow((v - 0.42) / 0.3, 2.0)) * 0.24 * (0.4 + fine);
  float fade = smoothstep(0.0, 0.14, vFold) * smoothstep(1.0, 0.86, vFold) * smoothstep(1.0, 0.7, v);
  float strength = uBright * (0.4 + 0.95 * smoothstep(0.2, 0.8, broad));
  vec3 green = ${rgb(palette.aurora)} * vec3(0.72, 1.0, 0.86);
  vec3 colour = mix(${rgb("#c9ffe0")}, green, smoothstep(0.0, 0.09, v)) * (foot + body) * rays;
  vec3 top = mix(green, ${rgb(palette.violet)}, smoothstep(0.16, 0.48, v) * uViolet);
  colour = mix(colour, top * (foot + body) * rays, smoothstep(0.12, 0.4, v)) + ${rgb(palette.violet)} * crown * uViolet * rays;
  gl_FragColor = vec4(colour * edge * fade * strength, 1.0);
}`;

function ribbon(columns: number, rows: number): BufferGeometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      positions.push(column / columns, (row / rows) ** 1.6, 0);
      if (row === rows || column === columns) continue;
      const at = row * (columns + 1) + column;
      indices.push(at, at + 1, at + columns + 1, at + 1, at + columns + 2, at + columns + 1);
    }
  }
  return geometryOf({ position: positions }, indices);
}

/** Northern lights of folded curtains around an eye; pose(t) drifts them through a seamless loop. */
export function createAurora(
  { seed, curtains, swing }: AuroraOptions,
  eye: Vector3,
): { group: Group; pose: (t: number) => void } {
  const random = randomFrom(seed);
  const group = new Group();
  group.position.set(eye.x, 0, eye.z);
  const phase = { value: [1, 0] };
  const layers = 6;
  for (const curtain of curtains) {
    const seedOf = random() * 40;
    const length =
      (Math.abs(curtain.to - curtain.from) / 57.3) *
      ((curtain.distance[0] + curtain.distance[1]) / 2);
    const geometry = ribbon(700, 14);
    for (let layer = 0; layer < layers; layer++) {
      const material = new ShaderMaterial({
        uniforms: {
          uSpan: { value: [curtain.from / 57.2958, curtain.to / 57.2958, ...curtain.distance] },
          uShape: {
            value: [curtain.base, curtain.height, curtain.folds, length / curtain.folds / 2.2],
          },
          uPhase: phase,
          uSeed: { value: seedOf },
          uLayer: { value: layer },
          uBright: { value: (curtain.brightness * 1.5) / layers },
          uViolet: { value: curtain.violet },
        },
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
        blending: AdditiveBlending,
      });
      const mesh = new Mesh(geometry, material);
      mesh.frustumCulled = false;
      mesh.renderOrder = -8;
      group.add(mesh);
    }
  }
  const pose = (t: number) => {
    const angle =
      swing === undefined ? t * Math.PI * 2 : Math.sin(t * Math.PI * 2) * swing * Math.PI;
    phase.value = [Math.cos(angle), Math.sin(angle)];
  };
  pose(0);
  return { group, pose };
}
