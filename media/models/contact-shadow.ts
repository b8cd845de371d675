import {
  CanvasTexture,
  CircleGeometry,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MultiplyBlending,
  NotEqualStencilFunc,
  type Object3D,
  ReplaceStencilOp,
  SRGBColorSpace,
} from "three";

// What stands in a shade marks its pixels, for the shade lies a little above its feet.
const standing = 1;
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
    stencilWrite: true,
    stencilRef: standing,
    stencilFunc: NotEqualStencilFunc,
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

/** Keeps the shade under a thing off the thing itself. */
export function standsInShade<Thing extends Object3D>(thing: Thing): Thing {
  thing.traverse((node) => {
    const own = (node as Mesh).material as Material | undefined;
    if (!own || own === material) return;
    // After the snow too: paws that it hides would keep the shade off it.
    node.renderOrder = 1;
    own.stencilWrite = true;
    own.stencilRef = standing;
    own.stencilZPass = ReplaceStencilOp;
  });
  return thing;
}
