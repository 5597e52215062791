import { slotLight } from '../cast/beam';
import { bloom } from '../cast/glow';
import { suspend } from '../installation/suspension';
import { stripDiffuser } from '../solid/diffuser';
import { profileFill } from '../solid/metal';
import { d, path, rect } from '../svg';
import type { Collection, Shape } from './shape';

/** Slim linear bars on two cables; the up/down one glows on both sides. */
export const borea: Collection = {
  subFamilyId: 205,
  typical: { kind: 'pendant', model: '2052', size: [1500, 40, 60], distribution: 'lambert', finish: '20' },
  shapeOf: () => bar,
};

const bar: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const half = (lamp.length * scale) / 2;
  const height = Math.max(17, lamp.height * scale);
  const inset = Math.min(half * 0.16, 60);
  const both = lamp.distribution === 'updown';
  const strip = height * 0.24;
  suspend(
    pen,
    lamp,
    stage,
    [
      [x - half + inset, y - 5],
      [x + half - inset, y - 5],
    ],
    true,
  );
  for (const grip of [x - half + inset, x + half - inset]) {
    pen.add('body', rect(grip - 2.5, y - 7, 5, 8, lamp.paint.shade, 'rx="1"'));
  }
  const top = both ? y + strip : y;
  const bottom = y + height;
  const metalEnd = bottom - strip;
  const light = stripDiffuser(pen, lamp, x - half, x + half);
  if (both) pen.add('body', rect(x - half + 2, y, half * 2 - 4, strip + 1, light, 'rx="1.5"'));
  pen.add('body', rect(x - half + 2, metalEnd - 1, half * 2 - 4, strip + 1, light, 'rx="1.5"'));
  pen.add(
    'body',
    rect(x - half, top, half * 2, metalEnd - top, profileFill(pen, lamp, top, metalEnd), 'rx="1.5"'),
  );
  // End caps: a hair's breadth of shade at each end tells that the profile is closed.
  const end = pen.linear(x - half, 0, x + half, 0, [
    [0, '#000000', 0.35],
    [0.012, '#000000', 0],
    [0.5, '#ffffff', lamp.paint.isMetal ? 0.3 : 0.1],
    [0.988, '#000000', 0],
    [1, '#000000', 0.35],
  ]);
  pen.add('body', path(d`M${x - half} ${top}h${half * 2}V${metalEnd}H${x - half}z`, end));
  slotLight(pen, lamp, x, bottom, half, 120, 0.8);
  if (both) slotLight(pen, lamp, x, y, half, -120, 0.8);
  bloom(pen, lamp, x, bottom - strip / 2, half * 1.15, 0.6, 0.1);
  return { x, y: y + height / 2, rx: half, ry: height / 2 };
};
