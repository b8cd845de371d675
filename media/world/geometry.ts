import { BufferAttribute, BufferGeometry } from "three";

type Values = readonly number[] | Float32Array;

/** A geometry of vertices with what else is known of each, and of the triangles between them. */
export function geometryOf(
  attributes: { position: Values; [name: string]: Values },
  index?: number[],
): BufferGeometry {
  const geometry = new BufferGeometry();
  const count = attributes.position.length / 3;
  for (const [name, values] of Object.entries(attributes))
    geometry.setAttribute(
      name,
      new BufferAttribute(new Float32Array(values), values.length / count),
    );
  if (index) geometry.setIndex(index);
  return geometry;
}
