import { type BufferGeometry, type Color, Vector3 } from "three";
import { mergeVertices } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { geometryOf } from "./geometry";

export interface GridPoint {
  at: Vector3;
  colour: Color;
}

/** Collects coloured triangles into one geometry. */
export class MeshPen {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];

  /** One flat triangle. */
  triangle(points: [Vector3, Vector3, Vector3], colours: [Color, Color, Color]): void {
    const normal = points[1]
      .clone()
      .sub(points[0])
      .cross(points[2].clone().sub(points[0]))
      .normalize();
    points.forEach((point, corner) => this.corner(point, normal, colours[corner]));
  }

  /** A smooth patch over rows and columns of points; its outside is where columns x rows point. */
  grid(rows: number, columns: number, pointAt: (u: number, v: number) => GridPoint): void {
    const points = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => pointAt(column / columns, row / rows)),
    );
    const closed = points.every((row) => row[0].at.distanceToSquared(row[columns].at) < 1e-8);
    const normalAt = (row: number, column: number) => {
      const left = points[row][column === 0 ? (closed ? columns - 1 : 0) : column - 1].at;
      const right = points[row][column === columns ? (closed ? 1 : columns) : column + 1].at;
      const before = points[Math.max(0, row - 1)][column].at;
      const after = points[Math.min(rows, row + 1)][column].at;
      return right.clone().sub(left).cross(after.clone().sub(before)).normalize();
    };
    const normals = points.map((row, index) => row.map((_, column) => normalAt(index, column)));
    // Poles, where a whole row meets in one point, take the mean of the row beside them.
    for (const [pole, beside] of [
      [0, 1],
      [rows, rows - 1],
    ]) {
      if (points[pole][0].at.distanceToSquared(points[pole][Math.floor(columns / 2)].at) > 1e-8)
        continue;
      const mean = normals[beside]
        .reduce((sum, normal) => sum.add(normal), new Vector3())
        .normalize();
      normals[pole] = normals[pole].map(() => mean);
    }
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const quad = [
          [row, column],
          [row, column + 1],
          [row + 1, column],
          [row, column + 1],
          [row + 1, column + 1],
          [row + 1, column],
        ];
        for (const [r, c] of quad) this.corner(points[r][c].at, normals[r][c], points[r][c].colour);
      }
    }
  }

  private corner(point: Vector3, normal: Vector3, colour: Color): void {
    this.positions.push(point.x, point.y, point.z);
    this.normals.push(normal.x, normal.y, normal.z);
    this.colours.push(colour.r, colour.g, colour.b);
  }

  /** Changes every point drawn so far. */
  bend(change: (point: Vector3) => void): void {
    const point = new Vector3();
    for (let at = 0; at < this.positions.length; at += 3) {
      change(point.fromArray(this.positions, at));
      point.toArray(this.positions, at);
    }
  }

  /** What was drawn, as one geometry with normals and colours. */
  geometry(): BufferGeometry {
    const geometry = geometryOf({
      position: this.positions,
      normal: this.normals,
      color: this.colours,
    });
    return mergeVertices(geometry, 1e-4);
  }
}
