import { mix } from '../colour';
import { falloff } from '../light';
import type { Lamp } from '../request';
import type { Layer, Pen } from '../svg';
import { ellipse } from '../svg';

/** Light reaching the wall behind a luminaire, round or squashed. Radius in drawing units. */
export function wallGlow(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  radius: number,
  strength = 1,
  squash = 1,
) {
  if (!lamp.lit) return;
  const { halo, ember, glow } = lamp.light;
  const wide = lamp.dark
    ? falloff(mix(halo, ember, 0.2), mix(ember, '#5a2a10', 0.2), 0.5 * strength, 1.7, 12)
    : falloff(mix(halo, glow, 0.35), glow, 0.38 * strength, 1.2, 9);
  pen.add('wash', ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, wide, { squash })));
}

/** The luminous air close around a light source, over its body. */
export function bloom(pen: Pen, lamp: Lamp, x: number, y: number, radius: number, strength = 1, squash = 1) {
  if (lamp.lit) pen.add('air', bloomMarkup(pen, lamp, x, y, radius, strength, squash));
}

/** The same luminous air as a drawing, to be kept and used several times. */
export function bloomMarkup(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  radius: number,
  strength = 1,
  squash = 1,
): string {
  const { core, glow, halo } = lamp.light;
  const stops = lamp.dark
    ? falloff(mix(core, glow, 0.5), halo, 0.5 * strength, 2.4, 9)
    : falloff('#ffffff', glow, 0.4 * strength, 1.8, 8);
  return ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, stops, { squash }));
}

/** A pool of light lying on a horizontal surface. */
export function pool(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  radius: number,
  strength = 1,
  squash = 0.2,
  layer: Layer = 'wash',
) {
  if (!lamp.lit) return;
  const { halo, ember, glow, core } = lamp.light;
  const stops = lamp.dark
    ? falloff(mix(halo, ember, 0.12), ember, 0.5 * strength, 1.1, 10)
    : falloff(mix(core, glow, 0.35), glow, 0.85 * strength, 0.9, 9);
  pen.add(layer, ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, stops, { squash })));
}

/** A soft shadow on a surface; weak where the lamp itself lights the surface. */
export function shadow(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  radius: number,
  strength = 1,
  squash = 0.2,
) {
  const colour = lamp.dark ? '#050403' : '#3b332c';
  const stops = falloff(colour, colour, (lamp.dark ? 0.75 : 0.3) * strength, 1, 7);
  pen.add('shadow', ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, stops, { squash })));
}

/** The lamp of the studio that shows a thing which gives no light itself; only a dark room needs it. */
export function studioLight(pen: Pen, lamp: Lamp, x: number, y: number, radius: number) {
  if (!lamp.dark) return;
  const wall = falloff('#8a6f55', '#4a3a2c', 0.42, 1.4, 9);
  pen.add(
    'wash',
    ellipse(x, y - radius * 0.4, radius, radius, pen.radial(x, y - radius * 0.4, radius, wall)),
  );
  const table = falloff('#a58766', '#5a4634', 0.5, 1, 9);
  const lying = pen.radial(x, y, radius, table, { squash: 0.2 });
  pen.add('wash', ellipse(x, y, radius, radius * 0.2, lying));
}
