import {
  AdditiveBlending,
  BackSide,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  Points,
  type Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from "three";
import { screenColour, skyGradient } from "./atmosphere";
import { directionOf } from "./bearing";
import { geometryOf } from "./geometry";
import { randomFrom } from "./random";
import type { SkyPreset } from "./sky-presets";

const skyRadius = 40000;
const num = (value: number) => value.toFixed(5);

function discCode(preset: SkyPreset): string {
  if (!preset.disc) return "";
  const { size, color, halo, kind } = preset.disc;
  const edge = Math.cos((size * Math.PI) / 360);
  const soft = (1 - edge) * (kind === "sun" ? 0.5 : 0.06);
  const face =
    kind === "moon"
      ? "face *= 1.0 - 0.16 * smoothstep(0.4, 0.75, cloudNoise(d.xy * 90.0) * 0.6 + cloudNoise(d.zy * 170.0) * 0.4);"
      : "";
  return `
  float near = dot(d, LIGHT);
  c += ${screenColour(color)} * ${num(halo)} * (0.34 * pow(max(near, 0.0), 900.0) + 0.2 * pow(max(near, 0.0), 90.0) + 0.1 * pow(max(near, 0.0), 14.0)) * above;
  vec3 face = ${screenColour(color)}; ${face}
  c = mix(c, ${kind === "sun" ? "max(face, c)" : "face"}, smoothstep(${num(edge - soft)}, ${num(edge + soft)}, near));`;
}

// A faint broad band of light where the small stars crowd.
const MILKY_WAY = `
  float across = dot(d, normalize(vec3(0.24, 0.5, -0.83)));
  float cloudy = cloudNoise(d.xy * 7.0 + d.z * 3.0) * 0.6 + cloudNoise(d.xy * 17.0 - d.z * 9.0) * 0.4;
  c += vec3(0.34, 0.42, 0.6) * 0.3 * exp(-across * across * 22.0) * smoothstep(0.2, 0.85, cloudy) * smoothstep(0.05, 0.35, d.y);`;

function domeMaterial(preset: SkyPreset): ShaderMaterial {
  const { clouds } = preset;
  const light = directionOf(preset.light.azimuth, preset.light.elevation);
  return new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader:
      "varying vec3 vWay; void main() { vWay = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: `
varying vec3 vWay;
const vec3 LIGHT = vec3(${light.map(num).join(",")});
${skyGradient(preset)}
float cloudHash(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float cloudNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(cloudHash(i), cloudHash(i + vec2(1, 0)), f.x), mix(cloudHash(i + vec2(0, 1)), cloudHash(i + vec2(1, 1)), f.x), f.y);
}
float cloudLayer(vec2 p) {
  return cloudNoise(p) * 0.5 + cloudNoise(p * 2.1 + 7.0) * 0.27 + cloudNoise(p * 4.3 + 3.0) * 0.15 + cloudNoise(p * 9.1) * 0.08;
}
void main() {
  vec3 d = normalize(vWay);
  float above = smoothstep(-0.02, 0.02, d.y);
  vec3 c = skyBase(d);
  float amount = ${num(clouds.amount)};
  if (amount > 0.0 && d.y > 0.0) {
    vec2 at = d.xz / (d.y + 0.1);
    at = vec2(at.x * 0.8 + at.y * 0.6, at.y * 0.8 - at.x * 0.6) * vec2(0.55, 1.7);
    float body = cloudLayer(at + cloudNoise(at * 0.7) * 0.8);
    float cover = smoothstep(0.72 - amount * 0.4, 0.72 - amount * 0.4 + 0.1 + 0.25 * ${num(clouds.soft)}, body) * smoothstep(0.015, 0.12, d.y);
    float lit = smoothstep(0.35, 0.75, cloudLayer(at * 1.2 + vec2(0.25, 0.3))) * 0.6 + 0.4 * (0.5 + 0.5 * dot(normalize(d.xz), normalize(LIGHT.xz)));
    c = mix(c, mix(${screenColour(clouds.shade)}, ${screenColour(clouds.lit)}, lit), cover * 0.75 * amount * 1.6);
  }
  ${preset.stars > 0.7 ? MILKY_WAY : ""}
  ${discCode(preset)}
  c += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5) / 200.0;
  gl_FragColor = vec4(c, 1.0);
}`,
  });
}

function createStars(amount: number, pixels: number): Points {
  const random = randomFrom(41);
  const count = 5200;
  const positions = new Float32Array(count * 3);
  const looks = new Float32Array(count * 4);
  const tints = ["#ffffff", "#cfe0ff", "#bcd2ff", "#ffe9cf", "#ffd9b8"].map(
    (css) => new Color(css),
  );
  for (let index = 0; index < count; index++) {
    const band = index % 5 < 2;
    const way = new Vector3(
      random() - 0.5,
      (random() - 0.5) * (band ? 0.22 : 1),
      random() - 0.5,
    ).normalize();
    if (band) way.applyAxisAngle(new Vector3(1, 0.3, 0).normalize(), 1.05);
    way.y = Math.abs(way.y);
    positions.set(way.multiplyScalar(skyRadius * 0.96).toArray(), index * 3);
    const bright = random() ** 7;
    const tint = tints[Math.floor(random() * tints.length)];
    looks.set([tint.r, tint.g, tint.b, (band ? 0.6 : 1) * (0.16 + bright)], index * 4);
  }
  const geometry = geometryOf({ position: positions, look: looks });
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    vertexShader: `attribute vec4 look; varying vec4 vLook;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  float low = smoothstep(0.02, 0.3, normalize(position).y);
  float size = 2.0 + 4.4 * look.a;
  vLook = vec4(look.rgb, min(1.0, 0.5 + look.a) * low * ${num(amount)});
  gl_PointSize = size * ${num(pixels / 720)};
}`,
    fragmentShader: `varying vec4 vLook;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  gl_FragColor = vec4(vLook.rgb * vLook.a * (exp(-away * away * 4.5) - 0.01), 1.0);
}`,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  points.renderOrder = -9;
  return points;
}

/** Fills a scene with a preset's sky, light and haze; `pixels` is the drawn height, for the stars. Returns the key light. */
export function addSky(
  scene: Scene,
  preset: SkyPreset,
  eye: Vector3,
  focus: Vector3,
  reach: number,
  pixels: number,
): DirectionalLight {
  const dome = new Mesh(new SphereGeometry(skyRadius, 48, 32), domeMaterial(preset));
  dome.position.copy(eye);
  dome.renderOrder = 2;
  dome.frustumCulled = false;
  scene.add(dome);
  if (preset.stars > 0) {
    const stars = createStars(preset.stars, pixels);
    stars.position.copy(eye);
    scene.add(stars);
  }
  scene.fog = new Fog("#ffffff");
  const { hemisphere, light } = preset;
  scene.add(new HemisphereLight(hemisphere.sky, hemisphere.ground, hemisphere.intensity));
  const key = new DirectionalLight(light.color, light.intensity);
  // A light this low would leave level snow unlit, so it shines from a little higher than it is seen.
  const way = new Vector3(...directionOf(light.azimuth, light.elevation + 3.5));
  key.target.position.copy(focus);
  key.position.copy(focus).addScaledVector(way, 700);
  key.castShadow = light.shadows;
  Object.assign(key.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach * 0.8,
    bottom: -reach * 0.8,
    near: 1,
    far: 1400,
  });
  key.shadow.mapSize.set(4096, 4096);
  key.shadow.radius = light.softness;
  // The finer the shadow map, the nearer to the feet a shadow may begin.
  const coarse = Math.min(1, Math.max(0.1, reach / 75));
  key.shadow.bias = -0.0006 * coarse;
  key.shadow.normalBias = 0.12 * coarse;
  scene.add(key, key.target);
  return key;
}
