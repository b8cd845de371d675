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
}
vec2 groundLean(vec2 i) { float turn = groundHash(i) * 6.2832; return vec2(cos(turn), sin(turn)); }
// The slope of a noise that leans another way at each corner of its cells: one that is level there shows them in low sun.
vec2 groundSlope(vec2 p) {
  vec2 i = floor(p), f = fract(p), u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0), du = 30.0 * f * f * (f * (f - 2.0) + 1.0);
  vec2 ga = groundLean(i), gb = groundLean(i + vec2(1, 0)), gc = groundLean(i + vec2(0, 1)), gd = groundLean(i + vec2(1, 1));
  float a = dot(ga, f), b = dot(gb, f - vec2(1, 0)), c = dot(gc, f - vec2(0, 1)), d = dot(gd, f - vec2(1, 1));
  return ga + u.x * (gb - ga) + u.y * (gc - ga) + u.x * u.y * (ga - gb - gc + gd) + du * (u.yx * (a - b - c + d) + vec2(b, c) - a);
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
        vec2 stroke = vec2(vGround.x * 0.93 + vGround.z * 0.37, (vGround.z * 0.93 - vGround.x * 0.37) * 1.5);
        float strokes = groundNoise(stroke / 9.0 + groundNoise(stroke / 23.0) * 2.0) * 0.5 + groundNoise(stroke / 2.6) * 0.3 + groundNoise(stroke / 37.0) * 0.5 - 0.65;
        float fineStrokes = (groundNoise(stroke / 0.7) - 0.5) * (1.0 - smoothstep(10.0, 45.0, groundFar));
        diffuseColor.rgb *= 1.0 + (strokes * 0.24 + fineStrokes * 0.13) * vec3(1.25, 1.0, 0.62) * (1.0 - smoothstep(700.0, 1600.0, groundFar));
        if (groundFar > 1500.0) {
          vec2 at = vGround.xz;
          float patches = groundNoise(at / 420.0) * 0.6 + groundNoise(at / 140.0) * 0.4;
          float line = 235.0 + 150.0 * (patches - 0.5);
          float cover = (1.0 - smoothstep(line - 130.0, line + 45.0, vGround.y)) * smoothstep(12.0, 20.0, vGround.y);
          // Crowns stand upright in rows up the slope, as seen from the eye: the front one hides those behind it.
          float away = exp2(floor(log2(groundFar) * 2.0) * 0.5);
          vec2 seen = vec2(atan(at.x - cameraPosition.x, at.y - cameraPosition.z) * away, vGround.y);
          float tiny = abs(fwidth(vGround.y));
          // The share of this ground under trees, which thins out tree by tree towards the open fell.
          float share = smoothstep(0.22, 0.5, cover * 1.15 - groundNoise(at / 55.0) * 0.3 - 0.1);
          float crowns = 0.42;
          float wood = smoothstep(0.5, 1.0, share);
          for (int row = 0; row < 3; row++) {
            float line_ = floor(seen.y / 5.0) - float(row);
            float foot = line_ * 5.0 + 2.0 * groundHash(vec2(line_, 3.0));
            vec2 tree = vec2(floor(seen.x / 5.5 + groundHash(vec2(line_, 9.0)) * 7.0), line_);
            float aside = fract(seen.x / 5.5 + groundHash(vec2(line_, 9.0)) * 7.0) - 0.3 - 0.4 * groundHash(tree);
            float up = (seen.y - foot) / (8.0 + 7.0 * groundHash(tree + 5.0));
            if (up < 1.0 && abs(aside) < 0.62 * (1.0 - up) && groundHash(tree + 17.0) < share) {
              crowns = 0.1 + 0.75 * up * up + 0.3 * groundHash(tree + 11.0) + 0.25 * smoothstep(0.0, 0.3, aside);
              wood = 1.0;
            }
          }
          float blurred = smoothstep(2.5, 8.0, tiny);
          crowns = mix(crowns, 0.5, blurred);
          wood = mix(wood, share, blurred) * smoothstep(1500.0, 1900.0, groundFar);
          diffuseColor.rgb = mix(diffuseColor.rgb, mix(${linear("#2b455e")}, ${linear("#7f9bb8")}, crowns), wood * 0.94);
        }`,
      )
      .replace(
        "#include <normal_fragment_maps>",
        `#include <normal_fragment_maps>
        float rippleNear = 1.0 - smoothstep(4.0, 60.0, groundFar);
        if (rippleNear > 0.0) {
          vec2 wind = vec2(vGround.x * 0.93 + vGround.z * 0.37, (vGround.z * 0.93 - vGround.x * 0.37) * 0.55);
          // The finer layer is turned, so that their cells nowhere lie on each other.
          const mat2 turned = mat2(0.8, 0.6, -0.6, 0.8);
          vec2 slope = 0.12 * (groundSlope(wind * 2.6) + groundSlope(turned * wind * 8.0) * turned);
          vec3 tilt = vec3(-slope.x * 0.93, 0.0, -slope.x * 0.37) + vec3(slope.y * 0.37, 0.0, -slope.y * 0.93) * 0.55;
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
