import { bloom, shadow } from '../cast/glow';
import { mix } from '../colour';
import { flex, suspend } from '../installation/suspension';
import { opalSphere } from '../solid/glass';
import { cylinder, domeFill, plateFill } from '../solid/metal';
import { d, ellipse, line } from '../svg';
import type { Collection, Shape } from './shape';

/** Opal spheres with a small metal cap: on a cable, on a bracket, under a ceiling, on a foot. */
export const almar: Collection = {
  subFamilyId: 201,
  typical: { kind: 'pendant', model: '2011', size: [300, 300, 300], distribution: 'globe', finish: '20' },
  shapeOf: ({ kind }) =>
    kind === 'wall' ? wall : kind === 'ceiling' ? ceiling : kind === 'table' ? table : pendant,
};

const pendant: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const cap = Math.max(20, radius * 0.3);
  const capHeight = cap * 0.62;
  const middle = y + radius;
  suspend(pen, lamp, stage, [[x, y - capHeight]]);
  pen.add('body', opalSphere(pen, lamp, x, middle, radius, cap / 2 / radius));
  pen.add('body', cylinder(pen, lamp, x, y - capHeight + 3, cap, capHeight, 0.14));
  pen.add('body', cylinder(pen, lamp, x, y - capHeight - cap * 0.14, cap * 0.2, cap * 0.22, 0.1));
  bloom(pen, lamp, x, middle, radius * 1.9, 0.75);
  return { x, y: middle, rx: radius, ry: radius };
};

const wall: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const plate = radius * 0.42;
  const arm = y - radius - plate * 0.86;
  shadow(pen, lamp, x + 10, y + radius * 0.35, radius * 1.5, lamp.lit ? 0.3 : 0.8, 1);
  // Seen from the front: the round plate on the wall, the arm above the sphere, the sphere before both.
  pen.add('body', ellipse(x + 3, arm + 6, plate * 1.1, plate * 1.1, '#000', 'fill-opacity=".1"'));
  pen.add(
    'body',
    ellipse(
      x,
      arm,
      plate,
      plate,
      plateFill(pen, lamp, x, arm, plate),
      `stroke="${lamp.paint.shade}" stroke-opacity=".5"`,
    ),
  );
  pen.add('body', ellipse(x, arm, plate * 0.2, plate * 0.2, domeFill(pen, lamp, x, arm, plate * 0.2)));
  pen.add('body', cylinder(pen, lamp, x, arm, plate * 0.22, y - radius - arm + 4, 0));
  pen.add('body', opalSphere(pen, lamp, x, y, radius, 0.22));
  pen.add('body', cylinder(pen, lamp, x, y - radius - plate * 0.3, plate * 0.86, plate * 0.4, 0.12));
  bloom(pen, lamp, x, y, radius * 1.9, 0.75);
  return { x, y, rx: radius, ry: radius };
};

const ceiling: Shape = (pen, lamp, stage) => {
  const { x, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const recessed = lamp.installation === '21';
  const base = recessed ? 0 : Math.max(10, (lamp.height - lamp.length) * scale);
  const top = stage.y - radius - base;
  const foot = radius * 1.05;
  if (recessed) {
    pen.add('body', ellipse(x, top + 4, foot * 0.62, foot * 0.1, lamp.dark ? '#070504' : '#b9b3ac'));
    pen.add('body', opalSphere(pen, lamp, x, top + radius, radius, 0.34));
  } else {
    pen.add('body', opalSphere(pen, lamp, x, top + base + radius, radius, 0.5));
    pen.add('body', cylinder(pen, lamp, x, top, foot, base + radius * 0.06, 0.1));
  }
  bloom(pen, lamp, x, top + base + radius, radius * 1.9, 0.75);
  return { x, y: top + base + radius, rx: radius, ry: radius };
};

const table: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const foot = radius * 1.06;
  const neck = Math.max(14, lamp.height * scale - radius * 2);
  const middle = y - neck - radius;
  shadow(pen, lamp, x, y + 4, foot * 1.5, 1.2, 0.22);
  flex(
    pen,
    lamp,
    d`M${x + foot * 0.4} ${y}C${x + 190} ${y + 44} ${x + 250} ${y - 40} ${stage.width} ${y + 26}`,
  );
  const disc = neck * 0.3;
  pen.add('body', cylinder(pen, lamp, x, y - disc, foot, disc, -0.2));
  pen.add('body', cylinder(pen, lamp, x, middle + radius - 6, foot * 0.5, neck - disc + 6, -0.2));
  pen.add('body', opalSphere(pen, lamp, x, middle, radius, 0));
  const rim = lamp.lit ? mix(lamp.light.glow, lamp.paint.base, 0.3) : lamp.paint.light;
  pen.add(
    'body',
    line(
      d`M${x - foot * 0.44} ${y - disc + 3}Q${x} ${y - disc + foot * 0.12} ${x + foot * 0.44} ${y - disc + 3}`,
      rim,
      1,
      'stroke-opacity=".5"',
    ),
  );
  bloom(pen, lamp, x, middle, radius * 1.9, 0.75);
  return { x, y: middle, rx: radius, ry: radius };
};
