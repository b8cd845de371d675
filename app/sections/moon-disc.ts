/** The outline of the moon's lit part around 0 0, as it looks from the north: what grows is lit on the right. */
export function moonPath(lit: number, waxes: boolean, radius: number): string {
  const right = waxes ? 1 : 0;
  const terminator = (Math.abs(1 - 2 * lit) * radius).toFixed(2);
  const back = lit > 0.5 ? right : 1 - right;
  const limb = `M0 ${-radius}A${radius} ${radius} 0 0 ${right} 0 ${radius}`;
  return `${limb}A${terminator} ${radius} 0 0 ${back} 0 ${-radius}z`;
}
