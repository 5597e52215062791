import { openRing, roundCandela, type Symmetry } from '../distribution/distribution';
import { limits } from '../limits';
import { keywordText, type Photometry, type Tilt } from '../photometry';
import type { ProblemNote } from '../problem';
import { readHead, type Head } from './head';
import { NumberStream } from './number-stream';
import { openingOf } from './opening';
import { typeCOfTypeB } from './type-b';

const metresPerFoot = 0.3048;

/** Metres to the hundredth of a millimetre, so that feet make no endless decimals. */
const metres = (value: number) => Math.round(value * 1e5) / 1e5;

/**
 * Reads IES LM-63 of 1986, 1991, 1995, 2002 and 2019. Candela are those of the file × multiplier × ballast factor, and
 * × the ballast-lamp photometric factor up to 1995; from 2002 that place has another meaning (LM-63-19 clause 5.13).
 * Factors of TILT=INCLUDE are read and not applied: they hold for a tilted luminaire only.
 */
export function readIes(lines: readonly string[], note: ProblemNote): Photometry | null {
  const head = readHead(lines, note);
  if (note.first) return null;
  const stream = new NumberStream(lines, head.tiltLine + 1, note);
  const tilt = readTilt(head, stream);

  const lampCount = stream.whole('the number of lamps', 0, limits.lamps);
  const perLamp = stream.numberFrom('lumens per lamp', -1, limits.lumens);
  if (perLamp < 0 && perLamp !== -1)
    note.add('value-out-of-range', stream.line, {
      field: 'lumens per lamp',
      value: perLamp,
      least: 0,
      most: limits.lumens,
    });
  const multiplier = stream.numberFrom('the candela multiplier', 0, limits.factor);
  const verticalCount = stream.whole('the number of vertical angles', 1, limits.angles);
  const horizontalCount = stream.whole('the number of horizontal angles', 1, limits.angles);
  if (verticalCount * horizontalCount > limits.intensities)
    note.add('too-many-intensities', stream.line, {
      vertical: verticalCount,
      horizontal: horizontalCount,
      most: limits.intensities,
    });
  const type = stream.whole('the photometric type', 1, 3);
  if (type === 3) note.add('type-a', stream.line);
  const toMetres = stream.whole('the units', 1, 2) === 1 ? metresPerFoot : 1;
  const [width = 0, length = 0, height = 0] = ['width', 'length', 'height'].map((name) =>
    metres(stream.numberFrom(`the ${name}`, -limits.size, limits.size) * toMetres),
  );
  const ballast = stream.numberFrom('the ballast factor', 0, limits.factor);
  const second = stream.numberFrom(
    head.version < '2002' ? 'the ballast-lamp photometric factor' : 'the file generation type',
    0,
    limits.factor,
  );
  const generation = head.version === '2019' ? stream.written : null;
  const watts = stream.numberFrom('the input watts', 0, limits.watts);

  const isTypeB = type === 2;
  const vertical = stream.ascending('vertical angles', verticalCount, isTypeB ? -90 : 0, isTypeB ? 90 : 180);
  const verticalLine = stream.line;
  const horizontal = stream.ascending(
    'horizontal angles',
    horizontalCount,
    isTypeB ? -90 : 0,
    isTypeB ? 90 : 360,
  );
  const horizontalLine = stream.line;
  const symmetry = isTypeB ? 'none' : symmetryOf(horizontal);
  const rangeOf = (field: string, angles: readonly number[]) => ({
    field,
    first: angles[0]!,
    last: angles.at(-1)!,
  });
  if (!note.first && !isVerticalRange(isTypeB, vertical))
    note.add('angles-range', verticalLine, rangeOf('The vertical angles', vertical));
  if (!note.first && (symmetry === null || (isTypeB && !isTypeBRange(horizontal))))
    note.add('angles-range', horizontalLine, rangeOf('The horizontal angles', horizontal));

  const byBallast = ballast * (head.version < '2002' ? second : 1);
  const rows: number[][] = [];
  while (rows.length < horizontalCount && !note.first)
    rows.push(stream.numbers('an intensity', verticalCount, 0, limits.candela));
  stream.end();
  if (!note.first && rows.every((row) => row.every((value) => value === 0))) note.add('no-light', null);
  if (!note.first && (multiplier === 0 || byBallast === 0)) note.add('no-light', null);
  if (note.first || symmetry === null) return null;

  const factor = multiplier * byBallast;
  const candela = rows.map((row) => row.map((value) => roundCandela(value * factor)));
  const opening = openingOf(head.version, width, length, height);
  return {
    version: head.version,
    measured: isTypeB ? 'B' : 'C',
    labels: head.labels,
    keywords: head.keywords,
    tilt,
    absolute: perLamp === -1,
    lamps: [
      {
        count: lampCount,
        type: keywordText(head, 'LAMP'),
        lumens: perLamp === -1 ? null : lampCount * perLamp,
        colour: keywordText(head, '_CCT'),
        cri: keywordText(head, '_CRI'),
        watts,
      },
    ],
    ballast: byBallast,
    generation,
    opening,
    sides: null,
    housing: null,
    directRatios: null,
    distribution: isTypeB
      ? typeCOfTypeB({ horizontal, vertical, candela })
      : openRing({ symmetry, planes: horizontal, gammas: vertical, candela }),
  };
}

function readTilt({ tilt }: Head, stream: NumberStream): Tilt | null {
  const kind = tilt.toUpperCase();
  if (kind === 'NONE' || kind === '') return null;
  if (kind !== 'INCLUDE') return { file: tilt };
  const geometry = stream.whole('the lamp geometry', 1, 3);
  const count = stream.whole('the number of tilt angles', 1, limits.tiltAngles);
  return {
    geometry,
    angles: stream.ascending('tilt angles', count, 0, 180),
    factors: stream.numbers('a tilt factor', count, 0, limits.factor),
  };
}

/** LM-63-19 clause 5.15: vertical angles of type C are in one hemisphere or both. Some files end before 90 or 180. */
const isVerticalRange = (isTypeB: boolean, angles: readonly number[]) =>
  isTypeB ? isTypeBRange(angles) : angles.length > 1;

/** Type B is measured on both sides of the beam or, being symmetric, on one. */
function isTypeBRange(angles: readonly number[]): boolean {
  const [first = Number.NaN, last = Number.NaN] = [angles[0], angles.at(-1)];
  return angles.length > 1 && (first === 0 || first === -last);
}

/** LM-63-19 clause 5.16: the horizontal angles say the symmetry. */
function symmetryOf(angles: readonly number[]): Symmetry | null {
  const [first, last] = [angles[0], angles.at(-1)!];
  if (angles.length === 1) return first === 0 ? 'axial' : null;
  if (first === 90) return last === 270 ? 'c90-c270' : null;
  if (first !== 0) return null;
  if (last === 90) return 'quadrant';
  if (last === 180) return 'c0-c180';
  return last > 180 ? 'none' : null;
}
