import { AdditiveBlending, CanvasTexture, Sprite, SpriteMaterial } from "three";

const made = new Map<string, SpriteMaterial>();
let disc: CanvasTexture | undefined;

/** A round spot of light that fades outward. */
export function softDisc(): CanvasTexture {
  if (disc) return disc;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const context = canvas.getContext("2d");
  if (context) {
    const fade = context.createRadialGradient(64, 64, 0, 64, 64, 64);
    for (const [at, strength] of [
      [0, 1],
      [0.12, 0.55],
      [0.4, 0.12],
      [1, 0],
    ])
      fade.addColorStop(at, `rgba(255,255,255,${strength})`);
    context.fillStyle = fade;
    context.fillRect(0, 0, 128, 128);
  }
  disc = new CanvasTexture(canvas);
  return disc;
}

/** A soft round glow that always faces the camera. */
export function glowSprite(colour: string, size: number, strength = 1): Sprite {
  const key = `${colour} ${strength}`;
  const material =
    made.get(key) ??
    new SpriteMaterial({
      map: softDisc(),
      color: colour,
      blending: AdditiveBlending,
      depthWrite: false,
      opacity: strength,
      fog: false,
    });
  made.set(key, material);
  const sprite = new Sprite(material);
  sprite.scale.setScalar(size);
  return sprite;
}
