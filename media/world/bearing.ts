const radians = Math.PI / 180;

/** The unit direction [x, y, z] of an azimuth (degrees clockwise from north, -z) and an elevation in degrees. */
export function directionOf(azimuth: number, elevation: number): [number, number, number] {
  const flat = Math.cos(elevation * radians);
  return [
    Math.sin(azimuth * radians) * flat,
    Math.sin(elevation * radians),
    -Math.cos(azimuth * radians) * flat,
  ];
}

/** The azimuth in degrees, clockwise from north, of a way over the ground. */
export function azimuthOf(x: number, z: number): number {
  return Math.atan2(x, -z) / radians;
}
