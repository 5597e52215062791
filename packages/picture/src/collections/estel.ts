import { bloom } from '../cast/glow';
import { suspend } from '../installation/suspension';
import { coneBody } from '../solid/cone';
import { opalDrop } from '../solid/drop';
import { cylinder } from '../solid/metal';
import { spotBody } from '../solid/spot';
import { underside } from '../solid/underside';
import type { Lamp } from '../request';
import type { Collection, Shape } from './shape';
import { tableOf } from '../table';

/** Pendants to be composed: drops of opal glass, a spot, a disc, a cone. */
export const estel: Collection = {
  subFamilyId: 214,
  typical: { kind: 'pendant', model: '2141', size: [140, 140, 190], distribution: 'globe', finish: '20' },
  shapeOf: (lamp) => shapes[lamp.model] ?? byProportion(lamp),
};

const drop: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const cap = Math.max(14, width * 0.17);
  const capHeight = cap * 1.25;
  suspend(pen, lamp, stage, [[x, y]]);
  pen.add('body', opalDrop(pen, lamp, x, y + capHeight * 0.8, width, height - capHeight * 0.8, cap * 0.46));
  pen.add('body', cylinder(pen, lamp, x, y, cap, capHeight, 0.14));
  const middle = y + height - width / 2;
  bloom(pen, lamp, x, middle, width, 0.75);
  return { x, y: middle, rx: width / 2, ry: width / 2 };
};

const spot: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  suspend(pen, lamp, stage, [[x, y]]);
  pen.add('body', cylinder(pen, lamp, x, y - 7, width * 0.2, 9, 0.1));
  pen.add('body', spotBody(pen, lamp, x, y, width, height));
  bloom(pen, lamp, x, y + height, width * 1.3, 0.9, 0.6);
  return { x, y: y + height / 2, rx: width / 2, ry: height / 2 };
};

const disc: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const radius = (lamp.length * scale) / 2;
  const height = lamp.height * scale;
  const plate = height * 0.42;
  suspend(pen, lamp, stage, [[x, y]]);
  pen.add('body', cylinder(pen, lamp, x, y, radius * 0.16, height - plate + 6, 0.1));
  pen.add('body', cylinder(pen, lamp, x, y + height - plate, radius * 2, plate, 0.14));
  pen.add('body', underside(pen, lamp, x, y + height, radius, 0.14));
  bloom(pen, lamp, x, y + height + 4, radius * 1.35, 0.9, 0.36);
  return { x, y: y + height, rx: radius, ry: plate };
};

const cone: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const neck = Math.max(9, width * 0.06);
  suspend(pen, lamp, stage, [[x, y - neck]]);
  pen.add('body', coneBody(pen, lamp, x, y, width, height, neck));
  pen.add('body', cylinder(pen, lamp, x, y - neck * 1.1, neck * 1.9, neck * 1.3, 0.12));
  bloom(pen, lamp, x, y + height - 8, width * 0.72, 0.9, 0.4);
  return { x, y: y + height - 10, rx: width / 2, ry: 10 };
};

const shapes = tableOf<Shape>({
  '2140': drop,
  '2141': drop,
  '2142': drop,
  '2143': spot,
  '2145': disc,
  '2146': cone,
});

function byProportion({ distribution, length, height }: Lamp): Shape {
  if (distribution === 'beam') return spot;
  if (distribution === 'globe') return drop;
  return height < length / 3 ? disc : cone;
}
