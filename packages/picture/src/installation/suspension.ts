import { mix } from '../colour';
import type { Lamp } from '../request';
import { beltAlong } from '../solid/belt';
import { cylinder } from '../solid/metal';
import { diffuserColours } from '../solid/diffuser';
import type { Stage } from '../stage';
import { d, ellipse, line, n, rect, type Pen, type Stop } from '../svg';
import { tableOf } from '../table';

/** Canopies as the catalogue knows them, in units of the drawing: true ratios, reduced by distance. */
const canopies = tableOf<{ width: number; height: number }>({
  '10': { width: 104, height: 30 },
  '12': { width: 330, height: 22 },
  '31': { width: 50, height: 10 },
  '32': { width: 27, height: 7 },
});

/**
 * Hangs a luminaire at the given points of its top: canopy by installation, cables, free wire with its swag.
 * @param points ends of the cables on the luminaire, in drawing units
 * @param way true: each cable has a ceiling point of its own; false: they meet in one; bundle: straight from a wide canopy
 */
export function suspend(
  pen: Pen,
  lamp: Lamp,
  stage: Stage,
  points: readonly [number, number][],
  way: boolean | 'bundle' = false,
) {
  const spread = way === true;
  const wire = points.length > 1 ? 1.3 : 1.9;
  const top = stage.ceiling;
  if (!stage.alone) {
    for (const [x, y] of points) cable(pen, lamp, [spread ? x : stage.x, top], [x, y], wire);
    return;
  }
  const foot = canopy(pen, lamp, stage, points, spread, way === 'bundle' ? 1.3 : 1);
  if (way === 'bundle') return bundle(pen, lamp, stage.x, foot, points);
  for (const [x, y] of points) {
    cable(pen, lamp, [spread ? x : stage.x, foot], [x, y], wire);
  }
}

/** Many cables from one wide canopy: they leave it side by side, then each falls straight to its lamp. */
function bundle(pen: Pen, lamp: Lamp, x: number, foot: number, points: readonly [number, number][]) {
  const order = [...points].sort((one, other) => one[0] - other[0]);
  const outline = order
    .map(([endX, endY], index) => {
      const start = x + (index - (order.length - 1) / 2) * (84 / order.length);
      return d`M${start} ${foot}L${endX} ${endY}`;
    })
    .join('');
  const lowest = Math.max(...points.map(([, y]) => y));
  pen.add('cable', line(outline, pen.linear(0, foot, 0, lowest, cableStops(lamp)), 1.4));
}

function canopy(
  pen: Pen,
  lamp: Lamp,
  stage: Stage,
  points: readonly [number, number][],
  spread: boolean,
  size: number,
): number {
  const { x, ceiling: top } = stage;
  const ends = spread ? points.map(([end]) => end) : [x];
  const known = canopies[lamp.installation];
  if (lamp.installation === '18') return swag(pen, lamp, stage, ends);
  if (lamp.installation === '21' || !known) {
    for (const end of ends) {
      pen.add('cable', ellipse(end, top + 4, 9, 3.2, lamp.dark ? '#050403' : '#8f8a84'));
      pen.add('cable', ellipse(end, top + 4.8, 9, 2.6, lamp.dark ? '#1c1714' : '#d8d4cf'));
    }
    return top + 4;
  }
  const long = lamp.installation === '12';
  const span = Math.max(...ends) - Math.min(...ends);
  const width = long && spread ? Math.max(known.width, span + 46) : known.width * size;
  // A linear canopy bridges all cables; a round one feeds the first cable and the others get a small cup.
  const at = spread && !long ? Math.min(...ends) : x;
  contact(pen, lamp, at, top + known.height + 2, width * 0.78);
  pen.add('body', cylinder(pen, lamp, at, top, width, known.height, long ? 0.02 : 0.12));
  if (!long) {
    for (const end of ends) if (end !== at) pen.add('body', cylinder(pen, lamp, end, top, 12, 7, 0.16));
  }
  return top + (spread && !long ? 6 : known.height);
}

/** The feed stands aside and its cable swings to a hook over the luminaire. */
function swag(pen: Pen, lamp: Lamp, stage: Stage, ends: readonly number[]): number {
  const { x, ceiling: top } = stage;
  const feed = x + 236;
  contact(pen, lamp, feed, top + 30, 70);
  pen.add('body', cylinder(pen, lamp, feed, top, 92, 26, 0.12));
  const hook = Math.max(...ends);
  const stroke = lamp.paint.cable;
  pen.add(
    'cable',
    line(
      d`M${feed} ${top + 27}C${feed - 16} ${top + 104} ${hook + 44} ${top + 128} ${hook} ${top + 16}`,
      stroke,
      1.9,
    ),
  );
  for (const end of ends) {
    pen.add('body', cylinder(pen, lamp, end, top, 10, 8, 0.18));
    pen.add('body', line(d`M${end} ${top + 8}v5a3.4 3.4 0 1 1 -3.4 3.4`, lamp.paint.base, 1.6));
  }
  return top + 19;
}

/** One belt for all: it falls to each light and rises between two of them to a point above the picture. */
export function garland(pen: Pen, lamp: Lamp, tops: readonly { x: number; y: number }[], width: number) {
  const peaks = [-60, ...tops.slice(1).map(({ x }, index) => (x + (tops[index]?.x ?? x)) / 2), width + 60];
  let outline = d`M${peaks[0] ?? 0} ${-30}`;
  for (const [index, { x, y }] of tops.entries()) {
    const before = peaks[index] ?? x;
    const after = peaks[index + 1] ?? x;
    outline += d`C${before + 12} ${y * 0.7} ${x - (x - before) * 0.55} ${y} ${x} ${y}`;
    outline += d`C${x + (after - x) * 0.55} ${y} ${after - 12} ${y * 0.7} ${after} ${-30}`;
  }
  pen.add('cable', beltAlong(lamp, outline, 9));
}

/** The belt of a drawn system sags from the ceiling to the light that hangs on it. */
export function drape(pen: Pen, lamp: Lamp, { x, y, ceiling: top, width, alone }: Stage) {
  if (!alone) return;
  const start = x - 296;
  const fall = y - top;
  const sag = d`M${start} ${top + 20}C${start + 40} ${top + fall * 0.72} ${x - 170} ${y} ${x} ${y}S${x + 300} ${y - fall * 0.12} ${width + 30} ${y - fall * 0.62}`;
  const feed = canopies[lamp.installation] ?? { width: 104, height: 28 };
  contact(pen, lamp, start, top + 28, 70);
  pen.add('cable', beltAlong(lamp, sag, 17));
  pen.add('body', cylinder(pen, lamp, start, top, feed.width, feed.height, 0.12));
}

/** The dark breath on the ceiling around a canopy. */
function contact(pen: Pen, lamp: Lamp, x: number, y: number, half: number) {
  const tone = lamp.dark ? '#000000' : '#4a4037';
  const fill = pen.radial(
    x,
    y,
    half,
    [
      [0, tone, lamp.dark ? 0.5 : 0.2],
      [0.5, tone, lamp.dark ? 0.25 : 0.08],
      [1, tone, 0],
    ],
    { squash: 0.2 },
  );
  pen.add('shadow', ellipse(x, y, half, half * 0.2, fill));
}

/** A textile cable: dark above, catching the lamp's light near its lower end. */
export function cable(
  pen: Pen,
  lamp: Lamp,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
) {
  const stops = cableStops(lamp);
  const [x1, y1] = from;
  const [x2, y2] = to;
  if (Math.abs(x1 - x2) < 0.5) {
    pen.add('cable', rect(x1 - width / 2, y1, width, y2 - y1, pen.linear(0, y1, 0, y2, stops)));
    return;
  }
  pen.add('cable', line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, pen.linear(x1, y1, x2, y2, stops), width));
}

function cableStops(lamp: Lamp): Stop[] {
  const tone = lamp.paint.cable;
  const lower = lamp.lit ? mix(tone, diffuserColours(lamp).near, lamp.dark ? 0.65 : 0.35) : tone;
  return [
    [0, lamp.dark ? mix(tone, '#14100e', 0.35) : tone],
    [0.6, tone],
    [1, lower],
  ];
}
