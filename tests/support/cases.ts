/** Whether this is `npm run test:long`, which leaves no case of a large table out. docs/reliability.md */
const isLong = process.env.EVERY_CASE === "1";

/** `few` in `npm test`, where they stand for the others; `all` in `npm run test:long`. */
export function enough<T>(few: T, all: T): T {
  return isLong ? all : few;
}

/**
 * In `npm test` every second cell of a table, like the white fields of a chessboard, or every third and so on; in
 * `npm run test:long` each.
 */
export function isTried(row: number, column: number, every = 2): boolean {
  return isLong || (row + column) % every === 0;
}
