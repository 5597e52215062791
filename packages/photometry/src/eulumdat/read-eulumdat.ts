import { openRing, roundCandela } from '../distribution/distribution';
import { limits } from '../limits';
import type { LampSet, Opening, Photometry } from '../photometry';
import type { ProblemNote } from '../problem';
import { LineNumbers } from './line-numbers';
import { planeAngles, storedPlanes, symmetries } from './planes';

/** A text of one value a line is EULUMDAT when type, symmetry and the two counts (lines 2, 3, 4, 6) look so, but for one. */
export function startsAsEulumdat(lines: readonly string[]): boolean {
  const numbers = [1, 2, 3, 5].map((at) => (lines[at] ?? '').trim());
  return lines.length >= 26 && numbers.filter((text) => /^\d{1,4}$/.test(text)).length >= 3;
}

/**
 * Reads EULUMDAT (.ldt), the lines as numbered in its format description of 1990. The file has candela per 1000 lumens of
 * the lamps; held are candela of the first lamp set (line 26c is the flux of the whole set), × the conversion factor of
 * line 24. A negative number of lamps (line 26a) says absolute photometry.
 */
export function readEulumdat(lines: readonly string[], note: ProblemNote): Photometry | null {
  const file = new LineNumbers(lines, note);
  const keywords = [{ keyword: 'MANUFAC', text: file.text() }];
  file.whole('the type (Ityp)', 0, 3);
  const symmetryLine = file.line;
  const symmetry = symmetries[file.whole('the symmetry (Isym)', 0, 4)];
  const planeCount = file.whole('the number of C planes (Mc)', 1, limits.angles);
  file.number('the distance of C planes (Dc)', 0, 360, 0);
  const gammaCount = file.whole('the number of angles (Ng)', 2, limits.angles);
  file.number('the distance of angles (Dg)', 0, 180, 0);
  for (const keyword of ['TEST', 'LUMINAIRE', 'LUMCAT', '_LDTFILE', 'ISSUEDATE'])
    keywords.push({ keyword, text: file.text() });
  const size = (field: string) => file.number(field, 0, limits.size * 1000, 0) / 1000;
  const housing = { length: size('the length'), width: size('the width'), height: size('the height') };
  const [length, width] = [size('the luminous length'), size('the luminous width')];
  const sides = ['C0', 'C90', 'C180', 'C270'].map((c) => size(`the luminous height ${c}`));
  file.number('the downward flux fraction', 0, 1000, 0);
  file.number('the light output ratio', 0, 1000, 0);
  const conversion = file.number('the conversion factor', 0, limits.factor, 1) || 1;
  file.number('the tilt of the luminaire', -360, 360, 0);
  const { lamps, absolute } = readLamps(file);
  const directRatios = file.numbers('a direct ratio', 10, 0, 1000, 0);

  const angles = file.ascending('the C angles', planeCount, 360);
  const gammas = file.ascending('the gamma angles', gammaCount, 180);
  if (note.first || symmetry === undefined) return null;
  const stored = storedPlanes(symmetry, planeCount);
  const placed = planeAngles(symmetry, angles);
  if (!stored || !placed) {
    note.add('planes-do-not-fit', symmetryLine, { symmetry: symmetries.indexOf(symmetry) });
    return null;
  }
  if (stored.count * gammaCount > limits.intensities)
    note.add('too-many-intensities', symmetryLine, {
      vertical: gammaCount,
      horizontal: stored.count,
      most: limits.intensities,
    });
  const rows: number[][] = [];
  while (rows.length < stored.count && !note.first)
    rows.push(file.numbers('an intensity', gammaCount, 0, limits.candela));
  if (!note.first) file.end();
  if (!note.first && rows.every((row) => row.every((value) => value === 0))) note.add('no-light', null);
  if (note.first) return null;

  const flux = lamps[0]!.lumens! * conversion;
  const candela = rows.map((row) => row.map((value) => candelaOf(value, flux)));
  return {
    version: 'EULUMDAT',
    measured: 'C',
    labels: [],
    keywords: keywords.filter(({ text }) => text !== ''),
    tilt: null,
    absolute,
    lamps,
    ballast: 1,
    generation: null,
    opening: openingOf(length, width, sides),
    sides,
    housing,
    directRatios,
    distribution: openRing({
      symmetry,
      planes: placed.planes,
      gammas,
      candela: placed.isReversed ? candela.reverse() : candela,
    }),
  };
}

/** Candela of a value per 1000 lm. The writer looks for values that come back through it. */
export const candelaOf = (value: number, lumens: number): number => roundCandela((value * lumens) / 1000);

/** Lines 26a to 26f of each set. */
function readLamps(file: LineNumbers): { readonly lamps: LampSet[]; readonly absolute: boolean } {
  const count = file.whole('the number of lamp sets', 1, limits.lampSets);
  const lamps: LampSet[] = [];
  let absolute = false;
  while (lamps.length < count) {
    const signed = file.whole('the number of lamps', -limits.lamps, limits.lamps);
    absolute ||= signed < 0;
    lamps.push({
      count: Math.abs(signed),
      type: file.text(),
      lumens: file.number('the flux of the lamps', 1e-6, limits.lumens),
      colour: file.text(),
      cri: file.text(),
      watts: file.number('the watts', 0, limits.watts, 0),
    });
  }
  return { lamps, absolute };
}

/** Lines 16 to 21: width 0 is round, the length its diameter. */
function openingOf(length: number, width: number, sides: readonly number[]): Opening {
  const height = Math.max(...sides);
  if (length === 0 && width === 0) return { shape: 'point', length, width, height: 0 };
  if (width === 0) return { shape: height === 0 ? 'disc' : 'cylinder', length, width: length, height };
  return { shape: height === 0 ? 'rectangle' : 'box', length, width, height };
}
