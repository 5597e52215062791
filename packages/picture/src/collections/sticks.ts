import { bloom, shadow } from '../cast/glow';
import { powerFeed } from '../solid/feed';
import { suspend } from '../installation/suspension';
import { cylinder, domeFill, plateFill, roundStops } from '../solid/metal';
import { lightRod, pointOnRod } from '../solid/rod';
import { spotBody } from '../solid/spot';
import { d, ellipse, path, rect, turned } from '../svg';
import type { Collection, Shape } from './shape';
import { tableOf } from '../table';

/** Thin rods of light at angles, with their joints, anchors and feed. */
export const sticks: Collection = {
  subFamilyId: 219,
  typical: { kind: 'pendant', model: '2191', size: [1200, 22, 22], distribution: 'lambert', finish: '70' },
  shapeOf: ({ model, kind, distribution }) => {
    if (kind === 'complement') return complements[model] ?? powerFeed;
    return kind === 'spot' || distribution === 'beam' ? spot : stick;
  },
};

/** Each length is shown at an angle of its own; longer rods lie flatter. */
const angles = tableOf<number>({ '2190': -56, '2191': 31, '2192': -22, '2193': 14 });

const stick: Shape = (pen, lamp, stage) => {
  const degrees = angles[lamp.model] ?? -20;
  const length = lamp.length * stage.scale;
  const thickness = Math.max(10, lamp.height * stage.scale);
  const rise = (length / 2) * Math.abs(Math.sin((degrees * Math.PI) / 180));
  const { x } = stage;
  const y = stage.y + rise;
  const ends = [-0.72, 0.72].map((share) => pointOnRod(x, y, length, degrees, share));
  suspend(pen, lamp, stage, ends, true);
  lightRod(pen, lamp, x, y, length, thickness, degrees);
  const ball = Math.max(4.5, thickness * 0.62);
  for (const [endX, endY] of ends) {
    pen.add('body', ellipse(endX, endY, ball, ball, domeFill(pen, lamp, endX, endY, ball)));
  }
  return { x, y, rx: length / 2.4, ry: 12 + rise * 0.3, turn: degrees };
};

const spot: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const ball = width * 0.24;
  suspend(pen, lamp, stage, [[x, y - ball * 1.6]]);
  pen.add('body', ellipse(x, y - ball * 0.7, ball, ball, domeFill(pen, lamp, x, y - ball * 0.7, ball)));
  const leaning = turned(pen, x, y, 14);
  leaning.add('body', spotBody(pen, lamp, x, y, width, height));
  bloom(leaning, lamp, x, y + height, width * 1.3, 0.9, 0.6);
  return { x: x - height * 0.22, y: y + height / 2, rx: width / 2, ry: height / 2, turn: 14 };
};

const anchor: Shape = (pen, lamp, { x, y }) => {
  const radius = 150;
  const middle = y - radius * 0.72;
  shadow(pen, lamp, x + 12, y + 14, radius * 1.35, 1, 0.2);
  pen.add('body', ellipse(x + 26, middle - 2, radius, radius, lamp.paint.shade));
  pen.add('body', ellipse(x, middle, radius, radius, plateFill(pen, lamp, x, middle, radius)));
  pen.add(
    'body',
    ellipse(x, middle, radius * 0.52, radius * 0.52, plateFill(pen, lamp, x, middle, -radius * 0.7)),
  );
  const hub = radius * 0.4;
  pen.add('body', ellipse(x - 3, middle + 3, hub, hub, domeFill(pen, lamp, x, middle, hub)));
  for (const angle of [-90, 30, 150]) {
    const hole = {
      x: x + Math.cos((angle * Math.PI) / 180) * radius * 0.76,
      y: middle + Math.sin((angle * Math.PI) / 180) * radius * 0.76,
    };
    pen.add(
      'body',
      ellipse(hole.x, hole.y, 8, 8, lamp.paint.shade) +
        ellipse(hole.x + 1.4, hole.y + 1.6, 6.4, 6.4, '#000', 'fill-opacity=".45"'),
    );
  }
  pen.add(
    'body',
    ellipse(
      x,
      middle,
      radius - 1,
      radius - 1,
      'none',
      `stroke="${lamp.paint.rim}" stroke-opacity=".6" stroke-width="1.4"`,
    ),
  );
  return null;
};

const joint: Shape = (pen, lamp, { x, y }) => {
  const radius = 104;
  const middle = y - radius;
  shadow(pen, lamp, x, y + 6, radius * 1.7, 1, 0.18);
  for (const [degrees, length] of [
    [-28, 250],
    [152, 250],
    [68, 190],
  ] as const) {
    const arm = turned(pen, x, middle, degrees);
    const fill = pen.linear(0, middle - 22, 0, middle + 22, roundStops(lamp));
    if (degrees !== 68)
      arm.add('body', rect(x + radius * 0.7, middle - 22, length - radius * 0.7, 44, fill, 'rx="3"'));
    if (degrees !== 68)
      arm.add('body', rect(x + length - 16, middle - 22, 3, 44, '#000', 'fill-opacity=".3"'));
  }
  pen.add('body', ellipse(x, middle, radius, radius, domeFill(pen, lamp, x, middle, radius)));
  const collar = turned(pen, x, middle, -28);
  for (const side of [-1, 1]) {
    const start = x + side * radius * 0.9;
    const fill = pen.linear(0, middle - 42, 0, middle + 42, roundStops(lamp));
    collar.add(
      'body',
      path(
        d`M${start} ${middle - 42}h${side * 34}v84h${-side * 34}Q${start + side * 16} ${middle} ${start} ${middle - 42}z`,
        fill,
      ),
    );
  }
  pen.add('body', cylinder(pen, lamp, x - 6, middle - radius * 0.16, 30, 22, -0.5));
  return null;
};

const complements = tableOf<Shape>({ '2195': anchor, '2196': joint, '2197': powerFeed });
