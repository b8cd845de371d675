import {
  CanvasTexture,
  type Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from "three";
import { Kit } from "../world/kit";
import { matte, palette } from "../world/palette";

/** A blue place name sign on two posts, facing -z; the board's middle is at 2 m. */
export function createRoadSign(name: string): Group {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1024, 340];
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#1d4f9a";
    pen.fillRect(0, 0, 1024, 340);
    pen.strokeStyle = "#f4f6f8";
    pen.lineWidth = 18;
    pen.roundRect(22, 22, 980, 296, 36);
    pen.stroke();
    pen.fillStyle = "#f4f6f8";
    pen.font = "600 190px 'Open Sans', 'DejaVu Sans', Arial, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(name, 512, 186, 900);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  const [wide, high] = [2.1, 0.7];
  const kit = new Kit();
  for (const x of [-0.7, 0.7])
    kit.rod(matte(palette.iron), [x, -0.4, 0.06], [x, 2.45, 0.06], 0.045, 10);
  kit.box(matte("#8b94a0"), [wide + 0.04, high + 0.04, 0.04], [0, 2, 0.01]);
  kit.snow([wide + 0.1, 0.2, 0.2], [0, 2.34, 0.02]);
  const sign = kit.build("road sign");
  const face = new Mesh(
    new PlaneGeometry(wide, high),
    // A road sign sends light back, so that it can be read at dusk.
    new MeshStandardMaterial({
      map: texture,
      roughness: 0.6,
      emissive: "#ffffff",
      emissiveMap: texture,
      emissiveIntensity: 0.3,
    }),
  );
  face.position.set(0, 2, -0.013);
  face.rotation.y = Math.PI;
  sign.add(face);
  return sign;
}
