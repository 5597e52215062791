/** Places within a pixel that are evenly spread and stand in no row, as graphics cards use them for smooth edges. */
export const subpixelOffsets: readonly (readonly [number, number])[] = [
  [1, -3],
  [-1, 3],
  [5, 1],
  [-3, -5],
  [-5, 5],
  [-7, -1],
  [3, 7],
  [7, -7],
].map(([right = 0, up = 0]) => [right / 16, up / 16]);
