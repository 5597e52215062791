import type { Opening, OpeningShape, PhotometryVersion } from '../photometry';

/** Shapes by the signs of width, length and height (LM-63-02 and LM-63-19 table 1). */
const shapes: Readonly<Record<string, OpeningShape>> = {
  '000': 'point',
  '++0': 'rectangle',
  '+++': 'box',
  '--0': 'disc',
  '--+': 'cylinder',
  '---': 'ellipsoid',
  '-+-': 'cylinder-along',
  '+--': 'cylinder-across',
  '-0-': 'disc-upright',
};

/** LM-63-95 table 1 and what was written before, where it differs. */
const olderShapes: Readonly<Record<string, OpeningShape>> = {
  '-00': 'disc',
  '-0+': 'cylinder',
  '-0-': 'ellipsoid',
  '0+-': 'cylinder-along',
  '+0-': 'cylinder-across',
  '-+0': 'disc',
  '+-0': 'disc',
  '-++': 'cylinder',
  '+-+': 'cylinder',
  '-+-': 'ellipsoid',
  '+--': 'ellipsoid',
};

const signOf = (value: number) => (value === 0 ? '0' : value < 0 ? '-' : '+');

const isOlder = (version: PhotometryVersion) =>
  version === '1986' || version === '1991' || version === '1995';

/** The luminous opening of three signed numbers, metres; signs that no table has are read as a rectangle. */
export function openingOf(
  version: PhotometryVersion,
  width: number,
  length: number,
  height: number,
): Opening {
  const signs = signOf(width) + signOf(length) + signOf(height);
  const sized = (w: number, l: number, h: number): Omit<Opening, 'shape'> => ({
    width: Math.abs(w),
    length: Math.abs(l),
    height: Math.abs(h),
  });
  const older = isOlder(version) ? olderShapes[signs] : undefined;
  const shape = older ?? shapes[signs] ?? (height === 0 ? 'rectangle' : 'box');
  if (older === undefined) return { shape, ...sized(width, length, height) };
  // A circle has its diameter once, where the others have one size for each direction.
  if (older === 'cylinder-along') return { shape, ...sized(height, length, height) };
  if (older === 'cylinder-across') return { shape, ...sized(width, height, height) };
  return { shape, ...sized(width, length === 0 ? width : length, height) };
}

/** Width, length, height with the signs of LM-63-19 table 1, metres. */
export function signedSizes({ shape, width, length, height }: Opening): readonly [number, number, number] {
  const [w, l, h] = Object.entries(shapes).find(([, each]) => each === shape)![0];
  const signed = (sign: string | undefined, size: number) => (sign === '-' && size > 0 ? -size : size);
  return [signed(w, width), signed(l, length), signed(h, height)];
}
