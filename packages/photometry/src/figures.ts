import { beamAngles } from './derived/angles';
import { bugRating } from './derived/bug';
import { fluxCode, fluxOf, upwardShare } from './derived/flux';
import { spacingCriterion } from './derived/spacing';
import { writtenEfficacy } from './derived/written-efficacy';
import { maxCandela } from './distribution/distribution';
import type { Convention } from './diagram/convention';
import type { Photometry } from './photometry';
import { lightTables, type LightPlace } from './tables';
import type { LightWriting } from './writing';

/** Figures that one compares luminaires by, in the order in which they are read. */
export type LightFigureName =
  'flux' | 'efficacy' | 'most' | 'beam' | 'field' | 'up' | 'fluxCode' | 'spacing' | 'bug';

export interface LightFigure {
  readonly name: LightFigureName;
  /** Several of a code, and where both planes differ. */
  readonly values: readonly number[];
  readonly unit: 'lm' | 'lm/W' | 'cd' | '%' | '°' | null;
  readonly digits: number;
  /** Between several values. */
  readonly between: string;
  /** What stands before each value. */
  readonly before: readonly string[];
}

/** Wider is no beam that one would compare: it shines to all sides. */
const widestBeam = 180;

const figure = (
  name: LightFigureName,
  values: readonly (number | null)[],
  unit: LightFigure['unit'],
  { digits = 0, between = ' × ', before = [] }: Partial<Omit<LightFigure, 'name' | 'values' | 'unit'>> = {},
): LightFigure[] => {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  return known.length === values.length ? [{ name, values: known, unit, digits, between, before }] : [];
};

/** An angle in both planes; once where they are written alike. */
function angles(name: 'beam' | 'field', both: readonly (number | null)[]): LightFigure[] {
  if (both.some((each) => each === null || each > widestBeam)) return [];
  const rounded = both.map((each) => Math.round(each ?? 0));
  return figure(name, [...new Set(rounded)], '°');
}

function rating(photometry: Photometry): LightFigure[] {
  const { backlight, uplight, glare } = bugRating(photometry);
  return figure('bug', [backlight, uplight, glare], null, { between: ' ', before: ['B', 'U', 'G'] });
}

/**
 * What a light file says of a light in figures, the same for page, document and file: the flux code where light is read by the CIE, the
 * spacing criterion where it is read by the IES, and its BUG rating where its place has one. Those that it does not have are not there.
 */
export function lightFigures(
  photometry: Photometry,
  convention: Convention,
  place: LightPlace,
): readonly LightFigure[] {
  const { distribution, lamps } = photometry;
  const flux = fluxOf(distribution);
  const planes = [beamAngles(distribution, 0), beamAngles(distribution, 90)];
  const up = upwardShare(distribution);
  const spacing = convention === 'ies' ? spacingCriterion(distribution) : null;
  return [
    ...figure('flux', [flux], 'lm'),
    ...figure('efficacy', [writtenEfficacy(flux, lamps[0]?.watts ?? 0)], 'lm/W'),
    ...figure('most', [maxCandela(distribution)], 'cd'),
    ...angles(
      'beam',
      planes.map(({ beam }) => beam),
    ),
    ...angles(
      'field',
      planes.map(({ field }) => field),
    ),
    ...(up > 0.005 ? figure('up', [up * 100], '%') : []),
    ...(convention === 'cie' ? figure('fluxCode', fluxCode(photometry), null, { between: ' ' }) : []),
    ...(spacing ? figure('spacing', [spacing.c0, spacing.c90], null, { digits: 2, between: ' / ' }) : []),
    ...(lightTables[convention][place].includes('bug') ? rating(photometry) : []),
  ];
}

/** A figure as one reads it. */
export function writeFigure(
  { values, unit, digits, between, before }: LightFigure,
  { number, withUnit }: Pick<LightWriting, 'number' | 'withUnit'>,
): string {
  const one = (value: number): string => {
    if (unit === '°') return `${number(value, digits)}°`;
    return unit === null ? number(value, digits) : withUnit(value, unit, digits);
  };
  return values.map((value, at) => `${before[at] ?? ''}${one(value)}`).join(between);
}
