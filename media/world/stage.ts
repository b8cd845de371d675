import {
  ACESFilmicToneMapping,
  type InstancedMesh,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PointLight,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { createTrack, type TrackOptions } from "../models/tracks";
import { installAtmosphere } from "./atmosphere";
import { type AuroraOptions, createAurora } from "./aurora";
import { azimuthOf, directionOf } from "./bearing";
import { createForest, type ForestOptions } from "./forest";
import { createLens, type Lens } from "./lens";
import type { Loop } from "./particles";
import { randomFrom } from "./random";
import { addSky } from "./sky";
import { type SkyName, type SkyPreset, skyPresets } from "./sky-presets";
import { createEdgeSmoothing } from "./smooth-edges";
import type { Sheen } from "./snow-ground";
import { createTerrain, heightAt } from "./terrain";
import { createWater } from "./water";

export interface CameraPose {
  /** [x, metres above the ground, z]. */
  position: readonly [number, number, number];
  /** [x, metres above the ground, z]; or say a bearing. */
  target?: readonly [number, number, number];
  /** Degrees clockwise from north, and degrees upward. */
  bearing?: readonly [number, number];
  /** Vertical, in degrees. */
  fov: number;
}

export interface World {
  scene: Scene;
  random: () => number;
  heightAt: typeof heightAt;
  /** The drawn height in pixels, which particles need. */
  pixels: number;
  /** The eye of the first frame. */
  eye: Vector3;
  /** Sets a thing on the snow at [x, z], turned by degrees clockwise from facing north. */
  place<Thing extends Object3D>(
    thing: Thing,
    x: number,
    z: number,
    turn?: number,
    lift?: number,
  ): Thing;
  /** A warm lamp without shadow at [x, metres above the ground, z]. */
  lamp(
    x: number,
    above: number,
    z: number,
    strength?: number,
    reach?: number,
    colour?: string,
  ): void;
  /** Calls back for every frame with its phase in [0, 1). */
  animate(frame: (t: number) => void): void;
  /** A track over the snow, unless told over other ground. */
  track(options: Omit<TrackOptions, "heightAt"> & Partial<TrackOptions>): void;
  /** Sets a loop of particles at a place like a thing, and plays it. */
  play(loop: Loop, x: number, z: number, turn?: number, lift?: number): void;
  /** Plays a loop of particles that is everywhere, such as falling snow. */
  fill(loop: Loop): void;
}

export interface Shot {
  name: string;
  sky: SkyName;
  /** Changes to the preset. */
  air?: Partial<SkyPreset>;
  camera: CameraPose | ((t: number) => CameraPose);
  /** Degrees to each side that a moving camera may turn to; 30 unless told. What lies beyond is not made. */
  sway?: number;
  seed: number;
  /** The phase of a single picture. */
  t?: number;
  forest?: Partial<Omit<ForestOptions, "x" | "z" | "azimuth" | "halfWidth">>;
  aurora?: AuroraOptions;
  /** Everything is sharp unless told. */
  lens?: Lens;
  /** Low light thrown back by the snow; an aurora brings its own. */
  sheen?: Sheen;
  /** Open water, with its reflection: the world is drawn twice. */
  water?: boolean;
  /** Clear ice, with its reflection, wherever the snow of the lake lies below this height (about 0.1). */
  ice?: number;
  /** Distance from the eye to the middle of the shadowed ground, and its half width. */
  shadow?: { at: number; reach: number };
  build?(world: World): void;
}

export interface Stage {
  draw(t: number): void;
  bloom: SkyPreset["bloom"];
  /** Triangles and calls of the last drawing, per part. */
  stats(): unknown;
}

function aim(camera: PerspectiveCamera, pose: CameraPose): void {
  const [x, above, z] = pose.position;
  camera.position.set(x, Math.max(0, heightAt(x, z)) + above, z);
  camera.fov = pose.fov;
  if (pose.target) {
    const [tx, up, tz] = pose.target;
    camera.lookAt(tx, heightAt(tx, tz) + up, tz);
  } else {
    const [azimuth, elevation] = pose.bearing ?? [0, 0];
    camera.lookAt(camera.position.clone().add(new Vector3(...directionOf(azimuth, elevation))));
  }
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Builds the world of a shot for a canvas; draw(t) then paints one frame of its loop. A detail below 1 makes coarser land. */
export function createStage(
  shot: Shot,
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  antialias = true,
  detail = 1,
): Stage {
  const preset: SkyPreset = { ...skyPresets[shot.sky], ...shot.air };
  installAtmosphere(preset);
  const renderer = new WebGLRenderer({
    canvas,
    antialias,
    preserveDrawingBuffer: true,
    stencil: true,
    logarithmicDepthBuffer: false,
  });
  renderer.setSize(width, height, false);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = preset.exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const poseAt = (t: number) => (typeof shot.camera === "function" ? shot.camera(t) : shot.camera);
  const camera = new PerspectiveCamera(40, width / height, 0.15, 60000);
  aim(camera, poseAt(shot.t ?? 0));
  const way = camera.getWorldDirection(new Vector3());
  const azimuth = azimuthOf(way.x, way.z);
  const half = (Math.atan(Math.tan((camera.fov * Math.PI) / 360) * camera.aspect) * 180) / Math.PI;
  const steep = Math.min(1, Math.hypot(way.x, way.z));
  const halfWidth = Math.min(
    180,
    half / Math.max(0.3, steep) + (typeof shot.camera === "function" ? (shot.sway ?? 30) : 9),
  );
  const eye = camera.position.clone();

  const scene = new Scene();
  const { at = 45, reach = 75 } = shot.shadow ?? {};
  const focus = new Vector3(eye.x + way.x * at, 0, eye.z + way.z * at);
  focus.y = heightAt(focus.x, focus.z);
  addSky(scene, preset, eye, focus, reach, height);
  const around = { x: eye.x, z: eye.z, azimuth, halfWidth };
  scene.add(
    createTerrain({
      ...around,
      detail,
      sheen: shot.sheen ?? (shot.aurora && { color: "#4fe0a8", azimuth, strength: 0.11 }),
    }),
    createForest({ ...around, fov: camera.fov, ...shot.forest }),
  );
  const frames: ((t: number) => void)[] = [];
  if (shot.aurora) {
    const aurora = createAurora(shot.aurora, eye);
    scene.add(aurora.group);
    frames.push(aurora.pose);
  }
  const world: World = {
    scene,
    random: randomFrom(shot.seed),
    heightAt,
    pixels: height,
    eye,
    place(thing, x, z, turn = 0, lift = 0) {
      thing.position.set(x, heightAt(x, z) + lift, z);
      thing.rotation.y = (-turn * Math.PI) / 180;
      scene.add(thing);
      return thing;
    },
    lamp(x, above, z, strength = 30, far = 22, colour = "#ffab5e") {
      const lamp = new PointLight(colour, strength, far, 1.7);
      lamp.position.set(x, heightAt(x, z) + above, z);
      scene.add(lamp);
    },
    animate: (frame) => frames.push(frame),
    track: (options) => scene.add(createTrack({ heightAt, ...options })),
    play(loop, ...at) {
      world.place(loop.points, ...at);
      world.animate(loop.pose);
    },
    fill(loop) {
      scene.add(loop.points);
      world.animate(loop.pose);
    },
  };
  const water =
    shot.water || shot.ice !== undefined
      ? createWater(
          renderer,
          width,
          height,
          preset,
          shot.ice === undefined ? undefined : { level: shot.ice, x: eye.x, z: eye.z },
        )
      : undefined;
  if (water) scene.add(water.mesh);
  shot.build?.(world);
  const lens = shot.lens && createLens(renderer, shot.lens);
  const smoothEdges = antialias ? undefined : createEdgeSmoothing(renderer);
  return {
    bloom: preset.bloom,
    stats: () => ({
      ...renderer.info.render,
      parts: scene.getObjectByName("forest")?.children.map((child) => {
        const mesh = child as InstancedMesh;
        return [
          mesh.count,
          (mesh.geometry.index?.count ?? 0) / 3,
          mesh.geometry.attributes.position.count,
        ];
      }),
    }),
    draw(t) {
      aim(camera, poseAt(t));
      for (const frame of frames) frame(t);
      water?.reflect(scene, camera, t);
      renderer.render(scene, camera);
      lens?.soften(scene, camera);
      smoothEdges?.();
    },
  };
}
