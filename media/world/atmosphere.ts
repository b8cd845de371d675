import { Color, ShaderChunk } from "three";
import { directionOf } from "./bearing";
import type { SkyPreset } from "./sky-presets";

const number = (value: number) => value.toFixed(5);
const triple = (values: readonly number[]) => `vec3(${values.map(number).join(",")})`;

/** A screen colour as a GLSL constant. */
export function screenColour(css: string): string {
  const { r, g, b } = new Color(css).convertLinearToSRGB();
  return triple([r, g, b]);
}

/** GLSL for `vec3 skyBase(vec3 direction)`: the sky's colour without clouds, stars and discs. */
export function skyGradient(preset: SkyPreset): string {
  const { glow, belt, light } = preset;
  const [sx, , sz] = directionOf(light.azimuth, 0);
  const band = belt
    ? `c = mix(c, ${screenColour(belt.color)}, ${number(belt.strength)} * (1.0 - toward) * exp(-pow((h - 0.13) / 0.1, 2.0)));`
    : "";
  return `
vec3 skyBase(vec3 d) {
  float h = clamp(d.y, 0.0, 1.0);
  float toward = 0.5 + 0.5 * dot(normalize(d.xz + 1e-5), vec2(${number(sx)}, ${number(sz)}));
  vec3 c = mix(${screenColour(preset.horizon)}, ${screenColour(preset.middle)}, 1.0 - exp(-h * 6.5));
  c = mix(c, ${screenColour(preset.zenith)}, smoothstep(0.08, 0.75, h));
  ${band}
  return mix(c, ${screenColour(glow.color)}, ${number(glow.strength)} * pow(toward, ${number(glow.spread)}) * exp(-h * ${number(glow.height)}));
}`;
}

/** Makes the fog of every material fade into the very sky behind it. Call once, before anything is drawn. */
export function installAtmosphere(preset: SkyPreset): void {
  const { density, height, mist, mistHeight } = preset.haze;
  ShaderChunk.fog_pars_vertex = "#ifdef USE_FOG\n varying vec3 vFogOffset;\n#endif";
  ShaderChunk.fog_vertex =
    "#ifdef USE_FOG\n vFogOffset = transpose(mat3(viewMatrix)) * mvPosition.xyz;\n#endif";
  ShaderChunk.fog_pars_fragment = `
#ifdef USE_FOG
varying vec3 vFogOffset;
${skyGradient(preset)}
float fogLayer(float density, float height, float rise, float far) {
  float from = exp(-max(cameraPosition.y, 0.0) / height);
  float steps = rise / height;
  float mean = abs(steps) < 0.001 ? 1.0 : (1.0 - exp(-steps)) / steps;
  return density * far * from * clamp(mean, 0.0, 40.0);
}
#endif`;
  ShaderChunk.fog_fragment = `
#ifdef USE_FOG
float fogFar = length(vFogOffset);
vec3 fogWay = vFogOffset / fogFar;
float fogDepth = fogLayer(${number(density / 1000)}, ${number(height)}, vFogOffset.y, fogFar)
  + fogLayer(${number(mist / 1000)}, ${number(mistHeight)}, vFogOffset.y, max(fogFar - 25.0, 0.0));
vec3 fogTint = skyBase(vec3(fogWay.x, max(fogWay.y, 0.012), fogWay.z));
gl_FragColor.rgb = mix(gl_FragColor.rgb, fogTint, 1.0 - exp(-fogDepth));
#endif`;
}
