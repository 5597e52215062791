import { beamAngles } from './derived/angles';
import { bugRating } from './derived/bug';
import { efficacy, fluxCode, fluxOf, lightOutputRatio, zonalLumens } from './derived/flux';
import { spacingCriterion } from './derived/spacing';
import { ugrTable } from './derived/ugr';
import { utilisationTable } from './derived/utilisation';
import { maxCandela } from './distribution/distribution';
import { keywordText, type Photometry } from './photometry';

const fixed = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));

/** Columns of equal width, the texts to the right. */
const row = (cells: readonly string[], width: number) => cells.map((cell) => cell.padStart(width)).join('');

/** The photometric report of a luminaire as plain text: figures, zones, utilisation, glare, outdoor rating. */
export function photometryReport(photometry: Photometry): string {
  return [
    figures(photometry),
    zones(photometry),
    utilisation(photometry),
    glare(photometry),
    outdoor(photometry),
  ].join('\n\n');
}

function figures(photometry: Photometry): string {
  const { distribution } = photometry;
  const ratio = lightOutputRatio(photometry);
  const beams = [0, 90].map((c) => ({ c, ...beamAngles(distribution, c) }));
  const spacing = spacingCriterion(distribution);
  const name = ['MANUFAC', 'LUMCAT', 'LUMINAIRE'].map((each) => keywordText(photometry, each));
  return [
    name.filter((each) => each !== '').join(' · '),
    `Flux ${fixed(fluxOf(distribution), 1)} lm, largest intensity ${fixed(maxCandela(distribution), 1)} cd`,
    ratio === null
      ? 'Absolute photometry'
      : `Relative photometry, light output ratio ${fixed(ratio * 100, 1)} %`,
    `Efficacy ${fixed(efficacy(photometry), 1)} lm/W`,
    `CIE flux code ${fluxCode(photometry)
      .map((each) => fixed(each, 0))
      .join(' ')}`,
    ...beams.map(
      ({ c, beam, field }) =>
        `C${c}–C${c + 180}: beam angle ${fixed(beam, 1)}°, field angle ${fixed(field, 1)}° (half and a tenth of the maximum)`,
    ),
    `Spacing criterion ${fixed(spacing.c0, 2)} (0–180), ${fixed(spacing.c90, 2)} (90–270), ${fixed(spacing.diagonal, 2)} (diagonal)`,
  ].join('\n');
}

function zones({ distribution }: Photometry): string {
  const { tens, report } = zonalLumens(distribution);
  return [
    'Zonal lumens',
    row(['zone', 'lm', '%', '', 'zone', 'lm', '%'], 10),
    ...report.map((zone, at) => {
      const ten = tens[at];
      const cells = [zone, ten].map((each) =>
        each ? [`${each.from}–${each.to}°`, fixed(each.lumens, 1), fixed(each.share * 100, 1)] : ['', '', ''],
      );
      return row([...cells[1]!, '', ...cells[0]!], 10).trimEnd();
    }),
  ].join('\n');
}

function utilisation(photometry: Photometry): string {
  const { columns, floor, rows } = utilisationTable(photometry);
  return [
    `Coefficients of utilisation, percent, by the zonal cavity method; floor reflectance ${floor} %`,
    row(['ceiling', ...columns.map(([ceiling]) => `${ceiling}`)], 5).replace('ceiling', 'ceil.'),
    row(['wall', ...columns.map(([, wall]) => `${wall}`)], 5),
    ...rows.map(({ roomCavityRatio, coefficients }) =>
      row([`${roomCavityRatio}`, ...coefficients.map((each) => fixed(each * 100, 0))], 5),
    ),
  ].join('\n');
}

function glare(photometry: Photometry): string {
  const table = ugrTable(photometry);
  if (!table) return 'UGR: the file does not say how large the luminous opening is';
  const heads = table.reflectances.map((each) => `${each.ceiling * 10}/${each.wall * 10}/${each.floor * 10}`);
  return [
    'UGR by CIE 117 and CIE 190, spacing 0.25 H, for the flux of the luminaire; ceiling/walls/floor in tenths',
    `${row(['X', 'Y'], 5)}${row([...heads, '', ...heads], 7)}   crosswise, then endwise`,
    ...table.rows.map(
      ({ x, y, crosswise, endwise }) =>
        row([`${x}H`, `${y}H`], 5) +
        row([...crosswise.map((each) => fixed(each, 1)), '', ...endwise.map((each) => fixed(each, 1))], 7),
    ),
  ].join('\n');
}

function outdoor(photometry: Photometry): string {
  const { backlight, uplight, glare: glaring, lumens } = bugRating(photometry);
  const list = Object.entries(lumens).map(([zone, value]) => `${zone} ${fixed(value, 0)}`);
  return `BUG rating B${backlight} U${uplight} G${glaring} (lumens: ${list.join(', ')})`;
}
