// In the place of "three" for the test of scenes: all of it, but its renderer and its canvases only note what is drawn.
import { createHash, type Hash } from "node:crypto";
import {
  type BufferAttribute,
  BufferGeometry,
  type Camera,
  Color,
  type DirectionalLight,
  type InterleavedBufferAttribute,
  Light,
  Material,
  type Mesh,
  type Object3D,
  type Scene,
  ShaderChunk,
  ShaderLib,
  Texture,
  type Vector2,
} from "three";

export * from "three";

interface NotedCanvas {
  width: number;
  height: number;
  notes: string[];
}

/** A canvas that notes each call and each setting of its pen. */
export function notingCanvas() {
  const notes: string[] = [];
  const canvas = { width: 300, height: 150, notes, getContext: () => notingPen(notes, "") };
  return canvas;
}

// Some models paint their textures while they are loaded.
Object.assign(globalThis, { document: { createElement: notingCanvas } });

// Whatever is asked of it is a function that gives another such thing, such as a gradient.
function notingPen(notes: string[], name: string): unknown {
  const pen = () => undefined;
  return new Proxy(pen, {
    get: (_, key) => (key === "then" ? undefined : notingPen(notes, `${name}.${String(key)}`)),
    set(_, key, value) {
      notes.push(`${name}.${String(key)} = ${described(value)}`);
      return true;
    },
    apply(_, __, values: unknown[]) {
      notes.push(`${name}(${values.map(described).join()})`);
      return notingPen(notes, `${name}()`);
    },
  });
}

/** A renderer that writes into its canvas's notes what three would have drawn. */
export class WebGLRenderer {
  domElement: NotedCanvas;
  toneMapping = 0;
  toneMappingExposure = 1;
  shadowMap = { enabled: false, type: 0, autoUpdate: true };
  info = { render: {} };
  private target: unknown = null;
  private clearColour = new Color(0);

  constructor({ canvas }: { canvas?: NotedCanvas }) {
    this.domElement = canvas ?? notingCanvas();
  }
  setSize(width: number, height: number): void {
    Object.assign(this.domElement, { width, height });
  }
  getDrawingBufferSize(size: Vector2): Vector2 {
    return size.set(this.domElement.width, this.domElement.height);
  }
  getClearColor = (colour: Color) => colour.copy(this.clearColour);
  setClearColor(colour: Color): void {
    this.clearColour = colour.clone();
  }
  setRenderTarget(target: unknown): void {
    this.target = target;
  }
  clear(): void {}
  dispose(): void {}
  copyFramebufferToTexture(): void {
    this.domElement.notes.push("copied");
  }
  render(scene: Scene | Mesh, camera: Camera): void {
    const { toneMapping, toneMappingExposure, shadowMap, clearColour } = this;
    const how = { toneMapping, toneMappingExposure, shadowMap, clearColour, aside: !!this.target };
    this.domElement.notes.push(described(how), ...drawn(scene, camera));
    scene.onAfterRender(
      this as never,
      scene as never,
      camera,
      undefined as never,
      undefined as never,
      undefined as never,
    );
  }
}

/** A line for everything that a scene shows, in an order that does not follow how it is grouped. */
function drawn(scene: Object3D, camera: Camera): string[] {
  scene.updateMatrixWorld(true);
  camera.updateMatrixWorld();
  const { background, fog, environment, overrideMaterial } = scene as Partial<Scene>;
  const chunks = Object.entries(ShaderChunk).filter(([name]) => name.startsWith("fog"));
  const lines = [
    `world ${described({ background, fog, environment, overrideMaterial, chunks })}`,
    `camera ${floats(camera.matrixWorld.elements)} ${floats(camera.projectionMatrix.elements)}`,
  ];
  const things: string[] = [];
  scene.traverseVisible((thing) => {
    const line = thing instanceof Light ? lightLine(thing) : thingLine(thing as Mesh);
    if (line) things.push(line);
  });
  return [...lines, ...things.sort()];
}

function thingLine(thing: Mesh): string | undefined {
  const { type, geometry, material, matrixWorld, castShadow, receiveShadow, renderOrder } = thing;
  if (!material) return;
  const { frustumCulled, layers, count, instanceMatrix, instanceColor, center } = thing as Mesh &
    Record<string, never>;
  const shown = { castShadow, receiveShadow, renderOrder, frustumCulled, layers: layers.mask };
  const more = { count, instanceMatrix, instanceColor, center };
  return [
    type,
    described(geometry),
    floats(matrixWorld.elements),
    described(shown),
    described(more),
    described(material),
  ].join(" ");
}

function lightLine(light: Light): string {
  const { target, shadow, matrixWorld, ...rest } = light as DirectionalLight;
  target?.updateMatrixWorld();
  const { mapSize, bias, normalBias, radius, blurSamples, intensity } = shadow ?? {};
  const camera = light.castShadow && plain(shadow?.camera);
  const of = { mapSize, bias, normalBias, radius, blurSamples, intensity, camera };
  const towards = target?.matrixWorld.elements;
  return `${light.type} ${floats(matrixWorld.elements)} ${towards && floats(towards)} ${described(plain(rest))} ${described(of)}`;
}

// The numbers and colours of a light or a camera, without what places it in the scene.
function plain(thing: object | undefined): object {
  const kept = Object.entries(thing ?? {}).filter(
    ([name, value]) =>
      !["id", "uuid", "position", "matrixWorldNeedsUpdate"].includes(name) &&
      (["number", "boolean"].includes(typeof value) || value instanceof Color),
  );
  return Object.fromEntries(kept);
}

const known = new WeakMap<object, { version: number; text: string }>();

// Textures, attributes and geometries are large and shared: they are described once in each version.
function once(thing: { version?: number }, describe: () => string): string {
  const { version = 0 } = thing;
  const before = known.get(thing);
  if (before?.version === version) return before.text;
  const text = describe();
  known.set(thing, { version, text });
  return text;
}

/** A value as text: what it is, not which one. */
export function described(value: unknown): string {
  if (value === undefined || typeof value === "function") return "";
  if (typeof value === "string") return JSON.stringify(value.replace(/\s+/g, " "));
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Texture) return once(value, () => textureText(value));
  if (value instanceof Material) return materialText(value);
  if (value instanceof BufferGeometry) return geometryText(value);
  if ("isBufferAttribute" in value)
    return once(value as BufferAttribute, () => attributeText(value as BufferAttribute));
  if ("isInterleavedBufferAttribute" in value)
    return interleavedText(value as InterleavedBufferAttribute);
  if (ArrayBuffer.isView(value)) return hashOf((hash) => hash.update(value as Uint8Array));
  if ("notes" in value) return `canvas ${described(Object.values(value))}`;
  if ("toArray" in value) return floats((value as Color).toArray());
  if (Array.isArray(value)) return `[${value.map(described).join()}]`;
  const parts = Object.entries(value).filter(
    ([, part]) => part !== undefined && typeof part !== "function",
  );
  return `{${parts
    .map(([name, part]) => `${name}:${described(part)}`)
    .sort()
    .join()}}`;
}

function geometryText({
  attributes,
  index,
  groups,
  drawRange,
  morphAttributes,
}: BufferGeometry): string {
  const range = [drawRange.start, String(drawRange.count)];
  return described({ attributes, index, groups, range, morphAttributes });
}

function attributeText({ array, itemSize, normalized }: BufferAttribute): string {
  return `${hashOf((hash) => hash.update(array as Uint8Array))}/${itemSize}${normalized ? "n" : ""}`;
}

function interleavedText({ data, itemSize, offset }: InterleavedBufferAttribute): string {
  return `${described(data.array)}/${data.stride}/${itemSize}/${offset}`;
}

function textureText(texture: Texture): string {
  const { image, wrapS, wrapT, repeat, offset, rotation, center, minFilter, magFilter } = texture;
  const { colorSpace, format, type, anisotropy, flipY, mapping, generateMipmaps } = texture;
  const size = { wrapS, wrapT, repeat, offset, rotation, center, minFilter, magFilter };
  return `texture ${described({ image, ...size, colorSpace, format, type, anisotropy, flipY, mapping, generateMipmaps })}`;
}

const shaders: Record<string, string> = {
  MeshStandardMaterial: "physical",
  MeshPhysicalMaterial: "physical",
  MeshLambertMaterial: "lambert",
  MeshBasicMaterial: "basic",
};

function materialText(material: Material): string {
  const left = ["uuid", "id", "version", "userData", "name"];
  const kept = Object.entries(material).filter(
    ([name]) => !left.includes(name) && !name.startsWith("_l"),
  );
  return `${material.type} ${described(Object.fromEntries(kept))} ${compiled(material)}`;
}

// What the material makes of three's shader.
function compiled(material: Material): string {
  if (!Object.hasOwn(material, "onBeforeCompile")) return "";
  const { vertexShader, fragmentShader } = ShaderLib[shaders[material.type]];
  const shader = { uniforms: {}, vertexShader, fragmentShader };
  material.onBeforeCompile(shader as never, undefined as never);
  return described(shader);
}

// Graphics cards read numbers of 32 bits.
function floats(values: readonly number[]): string {
  return values.map((value) => Math.fround(value) + 0).join(" ");
}

function hashOf(add: (hash: Hash) => void): string {
  const hash = createHash("sha256");
  add(hash);
  return hash.digest("hex").slice(0, 16);
}
