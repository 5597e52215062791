import { roundAngle, type Distribution } from './distribution';

/**
 * The same light in coordinates turned by a quarter: what was in plane c is then in plane c + 90 (`by` 90) or c − 90.
 * LM-63 counts from the length of a luminaire, EULUMDAT from the line across it, so C(EULUMDAT) = C(LM-63) + 90.
 */
export function turned(distribution: Distribution, by: 90 | -90): Distribution {
  const { symmetry, planes, candela } = distribution;
  const moved = (angleOf: (c: number) => number, isReversed: boolean, to = symmetry): Distribution => ({
    ...distribution,
    symmetry: to,
    planes: isReversed
      ? planes.map((c) => roundAngle(angleOf(c))).reverse()
      : planes.map((c) => roundAngle(angleOf(c))),
    candela: isReversed ? [...candela].reverse() : candela,
  });
  switch (symmetry) {
    case 'axial':
      return distribution;
    case 'quadrant':
      return moved((c) => 90 - c, true);
    case 'c0-c180':
      return by === 90 ? moved((c) => c + 90, false, 'c90-c270') : moved((c) => 270 - c, true, 'c90-c270');
    case 'c90-c270':
      return by === 90 ? moved((c) => 270 - c, true, 'c0-c180') : moved((c) => c - 90, false, 'c0-c180');
    case 'none': {
      const rows = planes
        .map((c, at) => ({ c: roundAngle((c + by + 360) % 360), row: candela[at]! }))
        .sort((a, b) => a.c - b.c);
      return { ...distribution, planes: rows.map(({ c }) => c), candela: rows.map(({ row }) => row) };
    }
  }
}
