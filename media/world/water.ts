import {
  FramebufferTexture,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
} from "three";
import { screenColour, skyGradient } from "./atmosphere";
import { palette } from "./palette";
import type { SkyPreset } from "./sky-presets";
import { waterLevel } from "./terrain";

export interface Water {
  mesh: Mesh;
  reflect: (scene: Scene, camera: PerspectiveCamera, t: number) => void;
}

// Clear lake ice: dull and dark, with pale cracks; what it mirrors is drawn out downward.
const ICE = `
  float crackA = abs(sin(vPlace.x * 0.31 + 1.7 * sin(vPlace.z * 0.13) + 0.35 * sin(vPlace.z * 0.9)));
  float crackB = abs(sin(vPlace.z * 0.23 - vPlace.x * 0.11 + 1.3 * sin(vPlace.x * 0.17) + 0.3 * sin(vPlace.x * 1.1)));
  float fine = 0.008 + far * 0.0025;
  float crack = max(1.0 - smoothstep(0.0, fine, crackA), 1.0 - smoothstep(0.0, fine, crackB)) * smoothstep(30.0, 6.0, far) * 0.6;
  vec2 base = vMirror.xy / vMirror.w + vec2(0.002, 0.0) * sin(vPlace.x * 3.0 + vPlace.z * 1.3);
  vec3 mirror = vec3(0.0);
  float jitter = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453);
  for (int tap = 0; tap < 40; tap++) mirror += texture2D(uPicture, clamp(base + vec2(0.0, (float(tap) + jitter - 20.0) * 0.0019), 0.001, 0.999)).rgb / 40.0;
  float flat_ = pow(1.0 - clamp(way.y, 0.0, 1.0), 2.4);
  vec3 c = mix(ICE_COLOUR, mirror, 0.3 + 0.5 * flat_) + mirror * crack * 0.5 + ICE_COLOUR * crack;`;

/** Open water at its level everywhere (the land and ice hide the rest), mirroring the world with slow ripples; or clear ice at a level of one's own. */
export function createWater(
  renderer: WebGLRenderer,
  width: number,
  height: number,
  preset: SkyPreset,
  ice?: { level: number; x: number; z: number },
): Water {
  const level = ice ? ice.level : waterLevel;
  const picture = new FramebufferTexture(width, height);
  const matrix = new Matrix4();
  const phase = { value: 0 };
  const material = new ShaderMaterial({
    uniforms: { uPicture: { value: picture }, uMatrix: { value: matrix }, uPhase: phase },
    vertexShader: `uniform mat4 uMatrix; varying vec4 vMirror; varying vec3 vPlace;
void main() { vec4 world = modelMatrix * vec4(position, 1.0); vPlace = world.xyz; vMirror = uMatrix * world; gl_Position = projectionMatrix * viewMatrix * world; }`,
    fragmentShader: `uniform sampler2D uPicture; uniform float uPhase; varying vec4 vMirror; varying vec3 vPlace;
${skyGradient(preset)}
const float TAU = 6.2831853;
void main() {
  vec3 way = normalize(cameraPosition - vPlace);
  float far = length(cameraPosition - vPlace);
  ${
    ice
      ? ICE.replaceAll("ICE_COLOUR", screenColour("#123047"))
      : `float wave = sin(vPlace.z * 2.1 + sin(vPlace.x * 1.3) * 1.5 - uPhase * TAU * 2.0) + 0.6 * sin(vPlace.z * 5.3 + vPlace.x * 2.2 + uPhase * TAU * 3.0) + 0.4 * sin(vPlace.x * 7.7 - vPlace.z * 3.1 - uPhase * TAU * 4.0);
  vec2 uv = vMirror.xy / vMirror.w + vec2(0.35, 1.0) * wave * 0.0042 * (0.4 + 6.0 / (far + 4.0));
  vec3 mirror = texture2D(uPicture, uv).rgb * 0.6 + texture2D(uPicture, uv + vec2(0.0, 0.004)).rgb * 0.4;
  float flat_ = pow(1.0 - clamp(way.y, 0.0, 1.0), 2.4);
  vec3 c = mix(${screenColour(palette.water)}, mirror, 0.28 + 0.6 * flat_);`
  }
  gl_FragColor = vec4(c, 1.0);
}`,
  });
  const mesh = new Mesh(new PlaneGeometry(2400, 2400), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(ice ? ice.x : 640, level, ice ? ice.z : 400);
  mesh.updateMatrixWorld();

  const mirrored = new PerspectiveCamera();
  const flip = (point: Vector3) => point.setY(2 * level - point.y);
  const reflect = (scene: Scene, camera: PerspectiveCamera, t: number) => {
    phase.value = t;
    const eye = camera.getWorldPosition(new Vector3());
    const ahead = eye.clone().add(camera.getWorldDirection(new Vector3()));
    mirrored.position.copy(flip(eye));
    mirrored.up.set(0, -1, 0);
    mirrored.lookAt(flip(ahead));
    mirrored.projectionMatrix.copy(camera.projectionMatrix);
    mirrored.updateMatrixWorld();
    matrix
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(mirrored.projectionMatrix)
      .multiply(mirrored.matrixWorldInverse);
    mesh.visible = false;
    renderer.render(scene, mirrored);
    renderer.copyFramebufferToTexture(picture);
    mesh.visible = true;
  };
  return { mesh, reflect };
}
