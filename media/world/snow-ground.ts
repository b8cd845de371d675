import { Color, MeshLambertMaterial } from "three";
import { screenColour } from "./atmosphere";
import { directionOf } from "./bearing";
import { palette } from "./palette";

const SHARED = `
varying vec3 vGround;
float groundHash(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float groundNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(groundHash(i), groundHash(i + vec2(1, 0)), f.x), mix(groundHash(i + vec2(0, 1)), groundHash(i + vec2(1, 1)), f.x), f.y);
}`;

function sheenCode({ color, azimuth, strength }: Sheen): string {
  const [x, , z] = directionOf(azimuth, 0);
  return `
  float sheenFlat = pow(1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0), 3.0);
  vec2 sheenWay = normalize((transpose(mat3(viewMatrix)) * -vViewPosition).xz);
  float sheenSide = smoothstep(0.1, 1.0, dot(sheenWay, vec2(${x.toFixed(4)}, ${z.toFixed(4)})));
  gl_FragColor.rgb += ${screenColour(color)} * ${strength.toFixed(3)} * sheenFlat * sheenSide * (0.75 + 0.9 * strokes) * smoothstep(1800.0, 500.0, groundFar);`;
}

const linear = (colour: string) =>
  `vec3(${new Color(colour)
    .toArray()
    .map((part) => part.toFixed(4))
    .join(",")})`;

/** Light from low in the sky that the packed snow throws back at a flat angle: its colour and azimuth. */
export interface Sheen {
  color: string;
  azimuth: number;
  strength: number;
}

/** The snow of the ground: wind ripples near the eye, forest painted on the slopes too far off for single trees. */
export function snowGround(sheen?: Sheen): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: new Color(palette.snow) });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vGround;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvGround = position;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${SHARED}`)
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        float groundFar = length(vViewPosition);
        // Broad brush strokes along the wind: crests a little whiter, hollows a little bluer.
        vec2 stroke = vec2(vGround.x * 0.93 + vGround.z * 0.37, (vGround.z * 0.93 - vGround.x * 0.37) * 2.6);
        float strokes = groundNoise(stroke / 9.0 + groundNoise(stroke / 23.0) * 2.0) * 0.5 + groundNoise(stroke / 2.6) * 0.3 + groundNoise(stroke / 37.0) * 0.5 - 0.65;
        float fineStrokes = (groundNoise(stroke / 0.7) - 0.5) * (1.0 - smoothstep(10.0, 45.0, groundFar));
        diffuseColor.rgb *= 1.0 + (strokes * 0.24 + fineStrokes * 0.13) * vec3(1.25, 1.0, 0.62) * (1.0 - smoothstep(700.0, 1600.0, groundFar));
        if (groundFar > 1500.0) {
          vec2 at = vGround.xz;
          float patches = groundNoise(at / 420.0) * 0.6 + groundNoise(at / 140.0) * 0.4;
          float line = 235.0 + 150.0 * (patches - 0.5);
          float cover = (1.0 - smoothstep(line - 130.0, line + 45.0, vGround.y)) * smoothstep(12.0, 20.0, vGround.y);
          // Crowns are drawn upright, as seen from the eye, for a slope seen flat would smear them.
          vec2 seen = vec2(atan(at.x - cameraPosition.x, at.y - cameraPosition.z) * 4500.0, vGround.y);
          float crowns = groundNoise(seen / vec2(13.0, 22.0)) * 0.5 + groundNoise(seen / vec2(60.0, 30.0)) * 0.5;
          // Only a long lens sees single crowns: finer spires, faded before they are smaller than a pixel.
          float tiny = length(fwidth(seen));
          vec2 spire = seen + vec2(groundNoise(seen / 7.0) * 5.0, 0.0);
          crowns += (groundNoise(spire / vec2(3.1, 9.0)) - 0.5) * 0.55 * (1.0 - smoothstep(0.7, 2.0, tiny));
          crowns += (groundNoise(spire.yx / vec2(4.3, 1.4)) - 0.5) * 0.4 * (1.0 - smoothstep(0.3, 0.9, tiny));
          float wood = cover * (0.7 + 0.3 * smoothstep(0.3, 0.6, crowns)) * smoothstep(0.1, 0.45, cover * 0.75 + crowns * 0.35) * smoothstep(1500.0, 1900.0, groundFar);
          diffuseColor.rgb = mix(diffuseColor.rgb, ${linear("#34506a")}, wood * 0.92);
        }`,
      )
      .replace(
        "#include <normal_fragment_maps>",
        `#include <normal_fragment_maps>
        float rippleNear = 1.0 - smoothstep(4.0, 60.0, groundFar);
        if (rippleNear > 0.0) {
          vec2 wind = vec2(vGround.x * 0.93 + vGround.z * 0.37, (vGround.z * 0.93 - vGround.x * 0.37) * 0.3);
          float e = 0.06;
          vec2 coarse = wind * 2.6;
          float r0 = groundNoise(coarse) + 0.35 * groundNoise(coarse * 3.1);
          float rx = groundNoise(coarse + vec2(e * 2.6, 0.0)) + 0.35 * groundNoise(coarse * 3.1 + vec2(e * 8.0, 0.0));
          float ry = groundNoise(coarse + vec2(0.0, e * 2.6)) + 0.35 * groundNoise(coarse * 3.1 + vec2(0.0, e * 8.0));
          vec3 tilt = vec3((r0 - rx) * 0.93, 0.0, (r0 - rx) * 0.37) + vec3((r0 - ry) * -0.37, 0.0, (r0 - ry) * 0.93) * 0.3;
          normal = normalize(normal + (viewMatrix * vec4(tilt, 0.0)).xyz * 0.8 * rippleNear);
        }`,
      )
      .replace(
        "#include <fog_fragment>",
        `${sheen ? sheenCode(sheen) : ""}\n#include <fog_fragment>`,
      );
  };
  return material;
}
