import { bloom, shadow } from '../cast/glow';
import { suspend } from '../installation/suspension';
import { roundDiffuser } from '../solid/diffuser';
import { cylinder, domeFill } from '../solid/metal';
import { ellipse } from '../svg';
import type { Collection, Shape } from './shape';

/** What is drawn for a collection that this package does not know: a plain luminaire of the asked kind and size. */
export const neutral: Collection = {
  subFamilyId: 0,
  typical: { kind: 'pendant', model: '', size: [200, 200, 200], distribution: 'globe', finish: '20' },
  shapeOf: ({ kind }) =>
    kind === 'wall' ? wall : kind === 'complement' ? object : isHung(kind) ? hung : standing,
};

const isHung = (kind: string) =>
  kind === 'pendant' || kind === 'spot' || kind === 'light' || kind === 'ceiling';

const hung: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = Math.max(lamp.height * scale, 12);
  const top = lamp.kind === 'ceiling' ? y - height / 2 : y;
  if (lamp.kind !== 'ceiling') suspend(pen, lamp, stage, [[x, top]]);
  pen.add('body', cylinder(pen, lamp, x, top, width, height, 0.14));
  const fill = roundDiffuser(pen, lamp, x, top + height, width * 0.46, 0.14);
  pen.add('body', ellipse(x, top + height, width * 0.46, width * 0.46 * 0.14, fill));
  bloom(pen, lamp, x, top + height, width * 0.8, 0.7, 0.5);
  return { x, y: top + height / 2, rx: width / 2, ry: height / 2 };
};

const wall: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  shadow(pen, lamp, x + 6, y + 12, radius * 1.3, 0.6, 1);
  pen.add('body', ellipse(x, y, radius, radius, domeFill(pen, lamp, x, y, radius)));
  return { x, y, rx: radius, ry: radius };
};

const standing: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  shadow(pen, lamp, x, y + 3, width * 0.9);
  pen.add('body', cylinder(pen, lamp, x, y - height, width * 0.6, height, -0.14));
  const top = y - height;
  pen.add(
    'body',
    ellipse(x, top, width * 0.26, width * 0.04, roundDiffuser(pen, lamp, x, top, width * 0.26, 0.15)),
  );
  bloom(pen, lamp, x, top, width * 0.8, 0.8, 0.6);
  return { x, y: top, rx: width * 0.3, ry: width * 0.1 };
};

const object: Shape = (pen, lamp, stage) => {
  const { x, y } = stage;
  const size = 300 / Math.max(lamp.length, lamp.height);
  const width = lamp.length * size;
  const height = lamp.height * size;
  shadow(pen, lamp, x, y + height * 0.08, width * 0.75);
  pen.add('body', cylinder(pen, lamp, x, y - height, width, height, -0.2));
  return null;
};
