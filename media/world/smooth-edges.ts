import {
  FramebufferTexture,
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from "three";
import { FXAAShader } from "three/examples/jsm/shaders/FXAAShader.js";

/** Smooths the steps along edges of what the renderer has just drawn; far cheaper than drawing it larger. */
export function createEdgeSmoothing(renderer: WebGLRenderer): () => void {
  const size = renderer.getDrawingBufferSize(new Vector2());
  const picture = new FramebufferTexture(size.x, size.y);
  // It is read between its points.
  picture.minFilter = LinearFilter;
  picture.magFilter = LinearFilter;
  const screen = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      depthTest: false,
      toneMapped: false,
      vertexShader: FXAAShader.vertexShader,
      // Stars and far branches are single points, which would fade.
      fragmentShader: FXAAShader.fragmentShader.replace(
        "_SubpixelBlending = 1.0",
        "_SubpixelBlending = 0.6",
      ),
      uniforms: {
        tDiffuse: { value: picture },
        resolution: { value: new Vector2(1 / size.x, 1 / size.y) },
      },
    }),
  );
  screen.frustumCulled = false;
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  return () => {
    renderer.copyFramebufferToTexture(picture);
    renderer.render(screen, flat);
  };
}
