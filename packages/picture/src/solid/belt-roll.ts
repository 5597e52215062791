import { shadow } from '../cast/glow';
import { mix } from '../colour';
import { beltAlong } from './belt';
import type { Lamp } from '../request';
import type { Stage } from '../stage';
import { d, ellipse, line, path, type Pen } from '../svg';

/**
 * A roll of belt lying flat, its end drawn out over the table.
 * The radius follows from the length: area of the spiral = length times thickness.
 */
export function beltRoll(pen: Pen, lamp: Lamp, { x, y }: Stage): null {
  const thickness = Math.max(1, lamp.height);
  const radiusMm = Math.sqrt((lamp.length * thickness) / Math.PI + 18 ** 2);
  const scale = 2.35;
  const radius = radiusMm * scale;
  const depth = lamp.width * scale * 1.25;
  const tilt = 0.42;
  const top = y - depth;
  const { base, shade, light, rim } = lamp.paint;
  shadow(pen, lamp, x + 14, y + radius * 0.1, radius * 1.6, 1.2, tilt * 0.9);
  const tail = d`M${x + radius * 0.1} ${y + radius * tilt - depth / 2}C${x + radius * 0.9} ${y + radius * tilt - depth / 2 + 4} ${x + radius + 70} ${y + radius * 0.3 - depth * 0.5} ${x + 480} ${y + radius * 0.42 - depth * 0.3}`;
  const wall = d`M${x - radius} ${top}V${y}A${radius} ${radius * tilt} 0 0 0 ${x + radius} ${y}V${top}z`;
  const round = pen.linear(x - radius, 0, x + radius, 0, [
    [0, shade],
    [0.25, mix(base, light, 0.3)],
    [0.5, base],
    [1, mix(shade, base, 0.2)],
  ]);
  pen.add('body', beltAlong(lamp, tail, depth));
  pen.add('body', path(wall, round));
  for (const share of [0.08, 0.5, 0.92]) {
    const level = top + depth * share;
    const seam = d`M${x - radius} ${level}A${radius} ${radius * tilt} 0 0 0 ${x + radius} ${level}`;
    pen.add(
      'body',
      line(seam, share === 0.5 ? light : shade, 1.4, 'stroke-opacity=".55" stroke-dasharray="3 1.6"'),
    );
  }
  const face = pen.linear(x - radius, top, x + radius, top + radius * tilt, [
    [0, mix(base, light, 0.45)],
    [1, mix(base, shade, 0.35)],
  ]);
  pen.add('body', ellipse(x, top, radius, radius * tilt, face));
  const hole = 18 * scale;
  const turns = 13;
  for (let turn = 1; turn <= turns; turn += 1) {
    const ring = hole + ((radius - hole) * turn) / (turns + 0.6);
    pen.add(
      'body',
      ellipse(
        x,
        top,
        ring,
        ring * tilt,
        'none',
        `stroke="${turn % 2 ? shade : rim}" stroke-opacity="${turn % 2 ? '.6' : '.22'}" stroke-width="1.3"`,
      ),
    );
  }
  pen.add('body', ellipse(x, top, hole, hole * tilt, mix(shade, '#000000', 0.45)));
  pen.add('body', ellipse(x, top + 5, hole * 0.9, hole * tilt * 0.82, mix(shade, '#000000', 0.2)));
  return null;
}
