import { Color, type Material, MeshStandardMaterial } from "three";

export interface FinishOptions {
  colour?: string;
  vertexColours?: boolean;
  roughness?: number;
  metalness?: number;
  emissive?: string;
  emissiveIntensity?: number;
  opacity?: number;
  doubleSided?: boolean;
  flat?: boolean;
  /** Strength of the brushed grain in the colour and the surface. */
  grain?: number;
  /** Strokes per metre along x, y and z: uneven values give strokes. */
  strokes?: readonly [number, number, number];
  /** Light caught by the nap of fur and wool at the outline. */
  fuzz?: number;
}

const made = new Map<string, MeshStandardMaterial>();

const NOISE = `
varying vec3 vGrainAt;
float grainHash(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float grainNoise(vec3 x) {
  vec3 i = floor(x); vec3 f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(grainHash(i), grainHash(i + vec3(1,0,0)), f.x), mix(grainHash(i + vec3(0,1,0)), grainHash(i + vec3(1,1,0)), f.x), f.y),
    mix(mix(grainHash(i + vec3(0,0,1)), grainHash(i + vec3(1,0,1)), f.x), mix(grainHash(i + vec3(0,1,1)), grainHash(i + vec3(1,1,1)), f.x), f.y), f.z);
}`;

function addGrain(
  material: MeshStandardMaterial,
  grain: number,
  strokes: readonly number[],
  fuzz: number,
): void {
  const scale = `vec3(${strokes.map((value) => value.toFixed(2)).join(",")})`;
  material.customProgramCacheKey = () => `grain ${grain} ${scale} ${fuzz}`;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vGrainAt;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvGrainAt = position;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${NOISE}`)
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        float grainFar = clamp(1.5 - length(vViewPosition) / 14.0, 0.0, 1.0);
        float grainA = grainNoise(vGrainAt * ${scale}) + 0.6 * grainNoise(vGrainAt * ${scale} * 2.3 + 7.0) - 0.8;
        diffuseColor.rgb *= 1.0 + ${grain.toFixed(3)} * grainA * grainFar;`,
      )
      .replace(
        "#include <normal_fragment_maps>",
        `#include <normal_fragment_maps>
        vec3 grainSlope = vec3(dFdx(grainA), dFdy(grainA), 0.0);
        normal = normalize(normal - ${(grain * 0.9).toFixed(3)} * grainFar * clamp(grainSlope, -0.6, 0.6));`,
      )
      .replace(
        "#include <opaque_fragment>",
        `float grainRim = pow(1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0), 2.5);
        outgoingLight += ${fuzz.toFixed(3)} * grainRim * (reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + 0.25 * reflectedLight.indirectDiffuse / max(diffuseColor.rgb, vec3(0.05)));
        #include <opaque_fragment>`,
      );
  };
}

/** A shared material: equal options give the same one. */
export function finish(options: FinishOptions): MeshStandardMaterial {
  const key = JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const material = new MeshStandardMaterial({
    color: new Color(options.colour ?? "#ffffff"),
    vertexColors: options.vertexColours ?? false,
    roughness: options.roughness ?? 0.85,
    metalness: options.metalness ?? 0,
    emissive: new Color(options.emissive ?? "#000000"),
    emissiveIntensity: options.emissiveIntensity ?? 1,
    flatShading: options.flat ?? false,
    transparent: options.opacity !== undefined,
    opacity: options.opacity ?? 1,
    side: options.doubleSided ? 2 : 0,
  });
  if (options.grain || options.fuzz)
    addGrain(material, options.grain ?? 0, options.strokes ?? [60, 60, 60], options.fuzz ?? 0);
  made.set(key, material);
  return material;
}

/** The felt of a modelled animal: vertex colours, a fine nap, and light in the outline. */
export const fur = (): Material =>
  finish({ vertexColours: true, roughness: 1, grain: 0.16, strokes: [170, 170, 70], fuzz: 0.75 });
/** Woven outdoor cloth in one colour. */
export const cloth = (colour: string): Material =>
  finish({ colour, roughness: 0.8, grain: 0.1, strokes: [45, 45, 45], fuzz: 0.25 });
/** Knitted wool in one colour. */
export const wool = (colour: string): Material =>
  finish({ colour, roughness: 1, grain: 0.35, strokes: [110, 160, 110], fuzz: 0.5 });
/** Bare or worn wood, its grain along the Z axis of the part's own geometry. */
export const wood = (colour: string): Material =>
  finish({ colour, roughness: 0.85, grain: 0.3, strokes: [70, 70, 5] });
/** Painted or bare metal. */
export const metal = (colour: string, roughness = 0.45): Material =>
  finish({ colour, roughness, metalness: 0.55 });
/** Smooth plastic or lacquer. */
export const gloss = (colour: string, roughness = 0.35): Material => finish({ colour, roughness });
/** Snow with a soft sparkle-free surface. */
export const snow = (): Material =>
  finish({ colour: "#eef4fa", roughness: 0.95, grain: 0.05, strokes: [9, 9, 9] });
