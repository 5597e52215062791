import type { Symmetry } from '../distribution/distribution';

/** EULUMDAT line 3, Isym. */
export const symmetries: readonly Symmetry[] = ['none', 'axial', 'c0-c180', 'c90-c270', 'quadrant'];

/** Where the planes that a file stores stand in its list of C angles. */
export interface StoredPlanes {
  /** Index of the first stored plane. */
  readonly first: number;
  readonly count: number;
}

/**
 * Which of the `count` C planes are stored (format description of EULUMDAT, Mc1 and Mc2). With symmetry to C90–C270 they
 * run from C270 over C0 to C90, so past the end of the list.
 */
export function storedPlanes(symmetry: Symmetry, count: number): StoredPlanes | null {
  switch (symmetry) {
    case 'none':
      return { first: 0, count };
    case 'axial':
      return { first: 0, count: 1 };
    case 'c0-c180':
      return count % 2 === 0 ? { first: 0, count: count / 2 + 1 } : null;
    case 'c90-c270':
      return count % 4 === 0 ? { first: (3 * count) / 4, count: count / 2 + 1 } : null;
    case 'quadrant':
      return count % 4 === 0 ? { first: 0, count: count / 4 + 1 } : null;
  }
}

/**
 * The C angles of the stored planes as they are held, in ascending order, or null where the list of a file does not
 * have the plane at which its symmetry ends. Planes C270…C0…C90 are those of C270…C180…C90 by symmetry: `isReversed`.
 */
export function planeAngles(
  symmetry: Symmetry,
  angles: readonly number[],
): { readonly planes: number[]; readonly isReversed: boolean } | null {
  const stored = storedPlanes(symmetry, angles.length);
  if (!stored) return null;
  const at = (index: number) => angles[index % angles.length]!;
  const inOrder = Array.from({ length: stored.count }, (_, each) => at(stored.first + each));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  switch (symmetry) {
    case 'axial':
      return { planes: [0], isReversed: false };
    case 'none':
      return first === 0 ? { planes: inOrder, isReversed: false } : null;
    case 'c0-c180':
      return first === 0 && last === 180 ? { planes: inOrder, isReversed: false } : null;
    case 'quadrant':
      return first === 0 && last === 90 ? { planes: inOrder, isReversed: false } : null;
    case 'c90-c270':
      if (first !== 270 || last !== 90) return null;
      return { planes: inOrder.map((c) => (c >= 270 ? 540 - c : 180 - c)).reverse(), isReversed: true };
  }
}
