import { ringOf, wholeRing, type Distribution, type Symmetry } from '../distribution/distribution';
import { turned } from '../distribution/turned';
import { directRatios } from '../derived/direct-ratios';
import { fluxOf, lightOutputRatio, upwardShare } from '../derived/flux';
import { isLong, keywordText, type LampSet, type Opening, type Photometry } from '../photometry';
import { encodeText } from '../text/decode';
import { plainNumber } from '../text/numbers';
import { planeAngles, symmetries } from './planes';
import { candelaOf } from './read-eulumdat';

/**
 * EULUMDAT of a luminaire: absolute photometry (negative number of lamps, light output ratio 100), the point as decimal
 * sign, CR LF, Windows-1252 where the text allows it. The flux of each lamp set is the flux of the luminaire with it. A
 * luminaire with a length that was in LM-63 is turned by a quarter. Reading the bytes gives the same distribution.
 *
 * EULUMDAT has no place for a tilt, for the generation type and for keywords other than its own lines.
 */
export function writeEulumdat(photometry: Photometry): Uint8Array {
  const isTurned = photometry.version !== 'EULUMDAT' && isLong(photometry);
  const distribution = isTurned ? turned(photometry.distribution, 90) : photometry.distribution;
  const { gammas } = distribution;
  const { symmetry, angles, rows } = allPlanes(distribution);
  const flux = fluxOf(photometry.distribution);
  const lamps = absoluteLamps(photometry, flux);
  const [{ lumens }] = lamps as [LampSet & { lumens: number }];
  const line = (keyword: string) => keywordText(photometry, keyword).replaceAll(/\s+/g, ' ');
  const { length, width, height } = photometry.housing ?? bodyOf(photometry.opening);
  const opening = luminousSize(photometry.opening);
  const sides = photometry.sides ?? [0, 0, 0, 0].map(() => photometry.opening.height);
  const lines = [
    line('MANUFAC'),
    symmetry === 'axial' ? 1 : isLong(photometry) ? 2 : 3,
    symmetries.indexOf(symmetry),
    angles.length,
    stepOf(angles),
    gammas.length,
    stepOf(gammas),
    ...['TEST', 'LUMINAIRE', 'LUMCAT', '_LDTFILE', 'ISSUEDATE'].map(line),
    ...[length, width, height, opening.length, opening.width, ...sides].map(millimetres),
    Math.round(100 * (1 - upwardShare(photometry.distribution)) * 100) / 100,
    ...[100, 1, 0, lamps.length],
    ...lamps.flatMap((lamp) => [
      -Math.max(1, lamp.count),
      lamp.type.replaceAll(/\s+/g, ' '),
      lamp.lumens!,
      lamp.colour,
      lamp.cri,
      lamp.watts,
    ]),
    ...(photometry.directRatios ?? directRatios(photometry.distribution)),
    ...angles,
    ...gammas,
    ...rows.flatMap((row) => row.map((value) => perThousandLumens(value, lumens))),
  ];
  const text = lines.map((each) => (typeof each === 'number' ? plainNumber(each) : each)).join('\r\n');
  return encodeText(`${text}\r\n`);
}

/** Millimetres to the hundredth. */
const millimetres = (metres: number) => Math.round(metres * 1e5) / 100;

/** The shortest value per 1000 lm that is read back as the same candela. */
function perThousandLumens(candela: number, lumens: number): number {
  const exact = (candela * 1000) / lumens;
  for (const digits of [7, 10, 13, 15]) {
    const value = roundedTo(exact, digits);
    if (candelaOf(value, lumens) === candela) return value;
  }
  return exact;
}

const powersOfTen = Array.from({ length: 16 }, (_, power) => Number(`1e${power}`));

/** Rounded to so many significant digits, as `toPrecision` is, without a text where a number does: files have 65,000 values. */
function roundedTo(value: number, digits: number): number {
  const scale = powersOfTen[digits - 1 - Math.floor(Math.log10(value))];
  return scale === undefined ? Number(value.toPrecision(digits)) : Math.round(value * scale) / scale;
}

/** Every lamp set with the flux that leaves the luminaire. */
function absoluteLamps(photometry: Photometry, flux: number): LampSet[] {
  const ratio = lightOutputRatio(photometry);
  return photometry.lamps.map((lamp) => {
    if (lamp.lumens === null) return { ...lamp, lumens: Number(flux.toPrecision(6)) };
    if (photometry.absolute || ratio === null) return lamp;
    return { ...lamp, lumens: Number((lamp.lumens * ratio * photometry.ballast).toPrecision(6)) };
  });
}

/** Lines 16 and 17: a width of 0 would be read as round. */
function luminousSize({ shape, length, width }: Opening): Pick<Opening, 'length' | 'width'> {
  if (shape === 'point') return { length: 0, width: 0 };
  if (length === width && shape !== 'rectangle' && shape !== 'box') return { length, width: 0 };
  return { length: Math.max(length, 0.001), width: Math.max(width, 0.001) };
}

const bodyOf = (opening: Opening) => ({ ...luminousSize(opening), height: opening.height });

/** The distance of equally spaced angles, else 0. */
function stepOf(angles: readonly number[]): number {
  const step = Math.round(((angles[1] ?? 0) - angles[0]!) * 1e9) / 1e9;
  const isEven = angles.every((angle, at) => Math.abs(angle - angles[0]! - at * step) < 1e-6);
  return isEven && angles.length > 1 ? step : 0;
}

/**
 * All C angles of the turn, of which EULUMDAT wants a list, and the stored planes in its order. Planes that its counting
 * of stored planes cannot express are written without symmetry.
 */
function allPlanes(distribution: Distribution): {
  readonly symmetry: Symmetry;
  readonly angles: readonly number[];
  readonly rows: readonly (readonly number[])[];
} {
  const { symmetry, planes, candela } = distribution;
  if (symmetry !== 'none') {
    const angles = ringOf(distribution).map(({ angle }) => angle);
    const placed = planeAngles(symmetry, angles);
    if (placed && placed.planes.length === planes.length)
      return { symmetry, angles, rows: placed.isReversed ? [...candela].reverse() : candela };
  }
  const whole = wholeRing(distribution);
  return { symmetry: 'none', angles: whole.planes, rows: whole.candela };
}
