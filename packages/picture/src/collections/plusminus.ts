import { slotLight } from '../cast/beam';
import { bloom, shadow } from '../cast/glow';
import { beltAlong } from '../solid/belt';
import { coneBody } from '../solid/cone';
import { stripDiffuser } from '../solid/diffuser';
import { powerFeed } from '../solid/feed';
import { opalSphere } from '../solid/glass';
import { cylinder, profileFill } from '../solid/metal';
import { spotBody } from '../solid/spot';
import { underside } from '../solid/underside';
import type { Lamp } from '../request';
import type { Stage } from '../stage';
import type { Pen } from '../svg';
import { d, rect } from '../svg';
import { beltRoll } from './belt-roll';
import type { Collection, Shape } from './shape';
import { tableOf } from '../table';

/** A textile belt that carries current, and the lights that hang on it. */
export const plusminus: Collection = {
  subFamilyId: 225,
  typical: { kind: 'light', model: '2250', size: [160, 160, 170], distribution: 'globe', finish: '50' },
  shapeOf: (lamp) => {
    if (lamp.kind === 'complement') return lamp.length > 1000 ? beltRoll : powerFeed;
    return shapes[lamp.model] ?? byProportion(lamp);
  },
  join: garland,
};

/** One belt for all: it falls to each light and rises between two of them to a point above the picture. */
function garland(pen: Pen, lamp: Lamp, tops: readonly { x: number; y: number }[], width: number) {
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

/** The belt sags from two ceiling points to the light and carries it by a clip of the given half width. */
function drape(pen: Pen, lamp: Lamp, stage: Stage, grip: number) {
  const { x, y, ceiling } = stage;
  if (stage.alone) {
    const start = x - 296;
    const fall = y - ceiling;
    const sag = d`M${start} ${ceiling + 20}C${start + 40} ${ceiling + fall * 0.72} ${x - 170} ${y} ${x} ${y}S${x + 300} ${y - fall * 0.12} ${stage.width + 30} ${y - fall * 0.62}`;
    shadow(pen, lamp, start, ceiling + 28, 70, 0.7, 0.2);
    pen.add('cable', beltAlong(lamp, sag, 17));
    pen.add(
      'body',
      cylinder(
        pen,
        lamp,
        start,
        ceiling,
        lamp.installation === '31' ? 50 : 104,
        lamp.installation === '31' ? 10 : 28,
        0.12,
      ),
    );
  }
  for (const side of grip > 40 ? [-1, 1] : [0]) {
    const at = x + side * grip;
    const width = grip > 40 ? 20 : grip * 2;
    pen.add(
      'body',
      rect(at - width / 2, y - 13, width, 28, profileFill(pen, lamp, y - 13, y + 15), 'rx="3"'),
    );
  }
}

const sphere: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const middle = y + 16 + radius + Math.max(4, (lamp.height - lamp.length) * scale);
  drape(pen, lamp, stage, 20);
  pen.add('body', opalSphere(pen, lamp, x, middle, radius, 0.24));
  pen.add('body', cylinder(pen, lamp, x, y + 14, radius * 0.46, middle - radius - y - 9, 0.12));
  bloom(pen, lamp, x, middle, radius * 1.9, 0.75);
  return { x, y: middle, rx: radius, ry: radius };
};

const cone: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  drape(pen, lamp, stage, 20);
  pen.add('body', cylinder(pen, lamp, x, y + 14, 12, 22, 0));
  pen.add('body', coneBody(pen, lamp, x, y + 30, width, height - 30, width * 0.13));
  bloom(pen, lamp, x, y + height - 8, width * 0.72, 0.9, 0.4);
  return { x, y: y + height - 10, rx: width / 2, ry: 10 };
};

const disc: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const plate = lamp.height * scale * 0.34;
  const top = y + lamp.height * scale;
  drape(pen, lamp, stage, 20);
  pen.add('body', cylinder(pen, lamp, x, y + 14, 14, top - y, 0));
  pen.add('body', cylinder(pen, lamp, x, top, radius * 2, plate, 0.14));
  pen.add('body', underside(pen, lamp, x, top + plate, radius, 0.14));
  bloom(pen, lamp, x, top + plate + 4, radius * 1.35, 0.9, 0.36);
  return { x, y: top + plate, rx: radius, ry: plate };
};

const linear: Shape = (pen, lamp, stage) => {
  const { x, scale } = stage;
  const half = (lamp.length * scale) / 2;
  const height = Math.max(20, lamp.height * scale * 0.6);
  const grip = Math.min(half * 0.3, 90);
  const strip = height * 0.26;
  drape(pen, lamp, stage, grip);
  const top = stage.y + 24;
  for (const side of [-1, 1]) {
    pen.add('body', rect(x + side * grip - 4, stage.y + 14, 8, 12, lamp.paint.shade));
  }
  const bottom = top + height;
  pen.add(
    'body',
    rect(
      x - half + 3,
      bottom - strip - 1,
      half * 2 - 6,
      strip + 1,
      stripDiffuser(pen, lamp, x - half, x + half),
      'rx="3"',
    ),
  );
  pen.add(
    'body',
    rect(x - half, top, half * 2, height - strip, profileFill(pen, lamp, top, bottom - strip), 'rx="4"'),
  );
  slotLight(pen, lamp, x, bottom, half, 110, 0.8);
  bloom(pen, lamp, x, bottom - strip / 2, half * 1.15, 0.6, 0.12);
  return { x, y: bottom, rx: half, ry: 12 };
};

const spot: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale - 30;
  drape(pen, lamp, stage, 20);
  pen.add('body', cylinder(pen, lamp, x, y + 14, width * 0.24, 20, 0));
  pen.add('body', spotBody(pen, lamp, x, y + 30, width, height));
  bloom(pen, lamp, x, y + 30 + height, width * 1.3, 0.9, 0.6);
  return { x, y: y + 30 + height / 2, rx: width / 2, ry: height / 2 };
};

const shapes = tableOf<Shape>({
  '2250': sphere,
  '2251': cone,
  '2252': disc,
  '2253': linear,
  '2254': linear,
  '2255': spot,
});

function byProportion({ distribution, length, width, height }: Lamp): Shape {
  if (distribution === 'beam') return spot;
  if (distribution === 'globe') return sphere;
  if (length > width * 3) return linear;
  return height < length / 3 ? disc : cone;
}
