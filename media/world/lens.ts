import {
  Color,
  DoubleSide,
  FramebufferTexture,
  HalfFloatType,
  Mesh,
  type Object3D,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Points,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** A lens close to a model: what lies nearer or farther than its focus is soft. */
export interface Lens {
  /** Metres from the eye to what is sharp. */
  focus: number;
  /** How soft the far distance is: the radius of a point there as a share of the picture's height, about 0.004. */
  blur: number;
  /** How much nearer or farther a thing may be and still be sharp, as a share of its distance; 0.15 unless told. */
  depth?: number;
}

// The nearest things are never softer than so many times the farthest.
const nearest = 2.4;

// Writes into red how large a point of this distance is seen (in pixels), and into green how far it is.
const blurOf = (pixels: number, { focus, blur, depth = 0.15 }: Lens) =>
  new ShaderMaterial({
    side: DoubleSide,
    vertexShader: `varying float vFar;
void main() {
  #include <begin_vertex>
  #include <project_vertex>
  vFar = -mvPosition.z;
}`,
    fragmentShader: `varying float vFar;
void main() {
  float off = ${focus.toFixed(3)} / vFar - 1.0;
  float soft = max(0.0, abs(off) - ${depth.toFixed(3)});
  gl_FragColor = vec4(min(soft, ${nearest.toFixed(1)}) * ${(blur * pixels).toFixed(3)}, min(vFar, 60000.0), 0.0, 1.0);
}`,
  });

// Adds up the points round a pixel that are soft enough to reach it; those behind it reach no farther than it is soft itself.
const gather = (widest: number) => `
uniform sampler2D tPicture; uniform sampler2D tBlur; uniform vec2 uPixel; varying vec2 vAt;
vec3 light(vec3 c) { vec3 linear = pow(c, vec3(2.2)); return linear / (1.12 - linear); }
vec3 screen(vec3 l) { return pow(1.12 * l / (1.0 + l), vec3(1.0 / 2.2)); }
void main() {
  vec2 own = texture2D(tBlur, vAt).rg;
  vec3 sum = light(texture2D(tPicture, vAt).rgb);
  float count = 1.0;
  // Most of a picture is sharp: there the long loop is spared.
  float about = own.r;
  for (int i = 0; i < 10; i++) {
    float turn = float(i) * 0.6283;
    about = max(about, texture2D(tBlur, vAt + vec2(cos(turn), sin(turn)) * uPixel * ${widest.toFixed(2)} * (i % 2 == 0 ? 0.85 : 0.35)).r);
  }
  if (about < 0.6) { gl_FragColor = texture2D(tPicture, vAt); return; }
  float angle = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) * 6.2832;
  const int steps = 72;
  for (int i = 0; i < steps; i++) {
    float out_ = ${widest.toFixed(2)} * sqrt((float(i) + 0.6) / float(steps));
    angle += 2.39996;
    vec2 at = vAt + vec2(cos(angle), sin(angle)) * out_ * uPixel;
    vec2 other = texture2D(tBlur, at).rg;
    float reach = other.g > own.g ? min(other.r, own.r * 1.5) : other.r;
    float share = smoothstep(out_ - 0.7, out_ + 0.7, reach);
    sum += mix(sum / count, light(texture2D(tPicture, at).rgb), share);
    count += 1.0;
  }
  gl_FragColor = vec4(screen(sum / count), 1.0);
}`;

/** Draws a scene through a lens onto the renderer's canvas. */
export function createLens(renderer: WebGLRenderer, lens: Lens) {
  const size = renderer.getDrawingBufferSize(new Vector2());
  const soft = blurOf(size.y, lens);
  const target = new WebGLRenderTarget(size.x, size.y, { type: HalfFloatType });
  const picture = new FramebufferTexture(size.x, size.y);
  const screen = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      depthTest: false,
      toneMapped: false,
      uniforms: {
        tPicture: { value: picture },
        tBlur: { value: target.texture },
        uPixel: { value: new Vector2(1 / size.x, 1 / size.y) },
      },
      vertexShader:
        "varying vec2 vAt; void main() { vAt = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",
      fragmentShader: gather(size.y * lens.blur * nearest),
    }),
  );
  screen.frustumCulled = false;
  const flat = new OrthographicCamera();
  return {
    /** Softens what the renderer has just drawn. */
    soften(scene: Scene, camera: PerspectiveCamera): void {
      renderer.copyFramebufferToTexture(picture);
      const hidden = leaveOutLight(scene);
      const clear = renderer.getClearColor(new Color());
      renderer.setClearColor(new Color(lens.blur * size.y * (1 - (lens.depth ?? 0.15)), 60000, 0));
      scene.overrideMaterial = soft;
      renderer.shadowMap.enabled = false;
      renderer.setRenderTarget(target);
      renderer.clear();
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
      renderer.shadowMap.enabled = true;
      scene.overrideMaterial = null;
      renderer.setClearColor(clear);
      for (const thing of hidden) thing.visible = true;
      renderer.render(screen, flat);
    },
  };
}

// Sky, smoke, steam, sparks and glows are as soft as what is behind them.
function leaveOutLight(scene: Scene): Object3D[] {
  const hidden: Object3D[] = [];
  scene.traverse((thing) => {
    const { material } = thing as Partial<Mesh>;
    const isLight = [material].flat().some((one) => one && (one.transparent || !one.depthWrite));
    if (thing.visible && (thing instanceof Points || isLight)) hidden.push(thing);
  });
  for (const thing of hidden) thing.visible = false;
  return hidden;
}
