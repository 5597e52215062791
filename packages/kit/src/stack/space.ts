/** A place on the spacing scale, 0 (nothing) to 15 (9rem). */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/** The length of a place on the scale, for a style. */
export function spaceLength(space: Space): string {
  return `var(--space-${space})`;
}
