import {
  CanvasTexture,
  CircleGeometry,
  Mesh,
  MeshBasicMaterial,
  MultiplyBlending,
  SRGBColorSpace,
} from "three";

let material: MeshBasicMaterial | undefined;

function softShade(): MeshBasicMaterial {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const context = canvas.getContext("2d");
  if (context) {
    const fade = context.createRadialGradient(64, 64, 0, 64, 64, 64);
    fade.addColorStop(0, "#7f8fb4");
    fade.addColorStop(0.45, "#b4bfd6");
    fade.addColorStop(1, "#ffffff");
    context.fillStyle = fade;
    context.fillRect(0, 0, 128, 128);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return new MeshBasicMaterial({
    map,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    fog: false,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  });
}

/** The soft shade under something that stands on the snow: half width and half length in metres, along -Z. */
export function contactShadow(across: number, along: number): Mesh {
  material ??= softShade();
  const shade = new Mesh(new CircleGeometry(1, 24), material);
  shade.rotation.x = -Math.PI / 2;
  shade.scale.set(across, along, 1);
  shade.position.y = 0.05;
  // After the snow, on which it lies.
  shade.renderOrder = 2;
  return shade;
}
