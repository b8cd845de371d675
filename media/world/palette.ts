import { Color, MeshBasicMaterial, MeshLambertMaterial, MeshStandardMaterial } from "three";

/** Every colour of the world, as it looks in even light. */
export const palette = {
  night: ["#060d18", "#0b1626", "#12223a", "#1b3150"],
  snow: "#f3f7fb",
  aurora: "#6ff0b8",
  violet: "#a492ff",
  falu: "#7a2a22",
  faluDark: "#56201b",
  corner: "#f1ece2",
  spruce: "#5b7a70",
  spruceDark: "#33504f",
  bark: "#4a3f3a",
  birch: "#d9d3c8",
  timber: "#8a6a4c",
  timberDark: "#54412f",
  stone: "#6b7078",
  iron: "#2b3038",
  water: "#0d1d2c",
} as const;

export interface MatteOptions {
  roughness?: number;
  flat?: boolean;
  vertexColors?: boolean;
  doubleSided?: boolean;
}

const shared = new Map<string, MeshStandardMaterial | MeshBasicMaterial | MeshLambertMaterial>();

function once<T extends MeshStandardMaterial | MeshBasicMaterial | MeshLambertMaterial>(
  key: string,
  make: () => T,
): T {
  const known = shared.get(key);
  if (known) return known as T;
  const material = make();
  shared.set(key, material);
  return material;
}

/** A shared matte material; equal arguments give the same one. */
export function matte(color: string, options: MatteOptions = {}): MeshStandardMaterial {
  return once(`matte ${color} ${JSON.stringify(options)}`, () => {
    return new MeshStandardMaterial({
      color: new Color(color),
      roughness: options.roughness ?? 0.95,
      flatShading: options.flat ?? false,
      vertexColors: options.vertexColors ?? false,
      side: options.doubleSided ? 2 : 0,
    });
  });
}

/** The cheap shared material of forests and of snow laid on things: colours come from the vertices. */
export function painted(doubleSided = false): MeshLambertMaterial {
  return once(
    `painted ${doubleSided}`,
    () => new MeshLambertMaterial({ vertexColors: true, side: doubleSided ? 2 : 0 }),
  );
}

/** Snow lying on a thing. */
export function snowCover(): MeshLambertMaterial {
  return once("snow cover", () => new MeshLambertMaterial({ color: new Color(palette.snow) }));
}

/** A surface that shines by itself, such as a lit window; strength above 1 blooms. */
export function glow(color: string, strength = 1): MeshBasicMaterial {
  return once(`glow ${color} ${strength}`, () => {
    return new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength) });
  });
}
