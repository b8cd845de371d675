import {
  ACESFilmicToneMapping,
  CanvasTexture,
  Light,
  PCFShadowMap,
  PerspectiveCamera,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import type { World } from "../world/stage";

/** Turns all that stands in the world so far into an out-of-focus picture behind what comes next, as a wide-open lens would; lights stay. */
export function defocus(
  world: World,
  bearing: readonly [number, number],
  fov: number,
  blur: number,
  exposure = 1.1,
): void {
  const size = 800;
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(size, size, false);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const camera = new PerspectiveCamera(fov, 1, 0.15, 60000);
  camera.position.copy(world.eye);
  camera.rotation.set((bearing[1] * Math.PI) / 180, (-bearing[0] * Math.PI) / 180, 0, "YXZ");
  renderer.render(world.scene, camera);
  const sharp = renderer.domElement;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) return;
  const grown = 1 + (blur * 3) / size;
  const put = (dx: number, dy: number) =>
    context.drawImage(
      sharp,
      size * (1 - grown) * 0.5 + dx,
      size * (1 - grown) * 0.5 + dy,
      size * grown,
      size * grown,
    );
  // A disc of copies gives round lights, a last soft blur hides the single ones.
  const copies = 60;
  for (let copy = 0; copy < copies; copy++) {
    const [angle, out] = [copy * 2.39996, Math.sqrt((copy + 0.5) / copies) * blur];
    context.filter = `blur(${Math.max(2, blur * 0.16)}px)`;
    context.globalAlpha = 1 / (copy + 1);
    put(Math.cos(angle) * out, Math.sin(angle) * out);
  }
  renderer.dispose();
  const picture = new CanvasTexture(canvas);
  picture.colorSpace = SRGBColorSpace;
  for (const child of world.scene.children) if (!(child instanceof Light)) child.visible = false;
  world.scene.background = picture;
}
