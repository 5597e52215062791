import { shadow } from '../cast/glow';
import type { Shape } from '../collections/shape';
import { cylinder } from './metal';
import { d, ellipse, line } from '../svg';

/** A ceiling power feed lying on a table: round box, gland, a loop of cable with its bare ends. */
export const powerFeed: Shape = (pen, lamp, { x, y }) => {
  const scale = 330 / Math.max(lamp.length, 1);
  const width = 330;
  const height = Math.max(60, lamp.height * scale);
  const top = y - height - 20;
  shadow(pen, lamp, x, y - 8, width * 0.82, 1.1, 0.22);
  const loop = d`M${x} ${top - 18}C${x + 6} ${top - 150} ${x + 180} ${top - 190} ${x + 224} ${top - 60}S${x + 190} ${y + 66} ${x + 40} ${y + 74}S${x - 230} ${y + 96} ${x - 268} ${y + 60}`;
  pen.add(
    'shadow',
    line(loop, lamp.dark ? '#000' : '#6b6058', 10, 'stroke-opacity=".14" transform="translate(5 12)"'),
  );
  pen.add('body', cylinder(pen, lamp, x, top, width, height, -0.22));
  pen.add(
    'body',
    ellipse(
      x,
      top,
      width * 0.44,
      width * 0.44 * 0.22,
      'none',
      `stroke="${lamp.paint.rim}" stroke-opacity=".35"`,
    ),
  );
  pen.add('body', cylinder(pen, lamp, x, top - 26, 34, 28, -0.22));
  pen.add('body', line(loop, lamp.paint.cable, 7, 'stroke-linecap="round"'));
  pen.add('body', line(loop, lamp.paint.rim, 1.6, 'stroke-opacity=".3" stroke-dasharray="2 3"'));
  const end = { x: x - 268, y: y + 60 };
  for (const [lift, colour] of [
    [-12, '#8a5a33'],
    [0, '#3f6fa8'],
    [12, '#7d9a3c'],
  ] as const) {
    pen.add(
      'body',
      line(
        d`M${end.x} ${end.y}q-14 ${lift * 0.3 - 6} -34 ${lift - 12}`,
        colour,
        3.4,
        'stroke-linecap="round"',
      ),
    );
  }
  return null;
};
