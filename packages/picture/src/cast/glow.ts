import type { Emitter } from '../emitter';
import { mix } from '../colour';
import { dusk, falloff, night } from '../light';
import type { Lamp } from '../request';
import { ellipse, turned, type Layer, type Pen, type Stop } from '../svg';

/** Where light is seen and how far, in drawing units; how strong it is, and how flat. */
type Round = [x: number, y: number, radius: number, strength?: number, squash?: number];

/** Light on a wall, from beside the lamp to where it ends. */
function onWall(lamp: Lamp, strength: number, steepness: number, from = 0): Stop[] {
  const { core, glow, halo, ember } = lamp.light;
  return lamp.dark
    ? falloff(mix(halo, ember, 0.2), mix(ember, '#5a2a10', 0.2), 0.48 * strength, {
        steepness,
        from,
        count: 11,
        gain: night,
      })
    : falloff(mix(core, glow, 0.45), mix(glow, halo, 0.35), 0.66 * strength, {
        steepness,
        from,
        count: 11,
      });
}

/** Light reaching the wall behind a luminaire, round or squashed. Radius in drawing units. */
export function wallGlow(pen: Pen, lamp: Lamp, ...[x, y, radius, strength = 1, squash = 1]: Round) {
  if (!lamp.lit) return;
  const fill = pen.radial(x, y, radius, onWall(lamp, strength, 2.2), { squash });
  pen.add('wash', ellipse(x, y, radius, radius * squash, fill));
}

/** Shares of the reach, and of the way to their end in which the light is even. */
const roundGlow = [{ share: 1, even: 0.8 }];
/** The longer a body, the more a wide glow must leave to one close about it: each is brightest at its middle. */
const longGlow = [
  { share: 1, even: 0.25 },
  { share: 0.5, even: 0.3 },
];

/**
 * The light that a body leaves on the wall behind it: it begins at the body and follows it, as that of a luminous line
 * or sphere does. Places of one brightness lie on ellipses about the body's own foci.
 * @param reach how far from the body it is seen, drawing units
 */
export function bodyGlow(
  pen: Pen,
  lamp: Lamp,
  { x, y, rx, ry, turn = 0 }: Emitter,
  reach: number,
  strength = 1,
) {
  if (!lamp.lit) return;
  const along = turn === 0 ? pen : turned(pen, x, y, turn);
  const foci = rx * rx - ry * ry;
  const isLong = Math.max(rx, ry) > 2 * Math.min(rx, ry);
  const steepness = 1 + (reach / (140 + Math.min(rx, ry))) * 0.9;
  for (const { share, even } of isLong ? longGlow : roundGlow) {
    const away = reach * share;
    const wide = foci > 0 ? Math.hypot(ry + away, Math.sqrt(foci)) : rx + away;
    const tall = foci < 0 ? Math.hypot(rx + away, Math.sqrt(-foci)) : ry + away;
    const from = isLong ? even : even * Math.max(rx / wide, ry / tall);
    const stops = onWall(lamp, strength * (isLong ? 0.6 : 1), steepness, Math.min(0.8, from));
    const fill = along.radial(x, y, wide, stops, { squash: tall / wide });
    along.add('wash', ellipse(x, y, wide, tall, fill));
  }
}

/** The same luminous air as a drawing, to be kept and used several times. */
export function bloomMarkup(
  pen: Pen,
  lamp: Lamp,
  ...[x, y, radius, strength = 1, squash = 1]: Round
): string {
  const { core, glow, halo } = lamp.light;
  const stops = lamp.dark
    ? falloff(mix(core, glow, 0.5), halo, 0.5 * strength, { steepness: 2.2, gain: night })
    : falloff(mix(core, glow, 0.2), glow, 0.42 * strength, { steepness: 2 });
  return ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, stops, { squash }));
}

/** A pool of light lying on a horizontal surface. */
export function pool(
  pen: Pen,
  lamp: Lamp,
  ...[x, y, radius, strength = 1, squash = 0.2, layer = 'wash']: [...Round, layer?: Layer]
) {
  if (!lamp.lit) return;
  const { halo, ember, glow, core } = lamp.light;
  const stops = lamp.dark
    ? falloff(mix(halo, ember, 0.12), ember, 0.5 * strength, { steepness: 1.2, gain: night })
    : falloff(mix(core, glow, 0.5), mix(glow, halo, 0.3), 0.6 * strength, { steepness: 1.2 });
  pen.add(layer, ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, stops, { squash })));
}

/** Where a body meets a surface: a dark line of contact within a soft shadow. The lamp's own light weakens it. */
export function shadow(pen: Pen, lamp: Lamp, ...[x, y, radius, strength = 1, squash = 0.2]: Round) {
  const colour = lamp.dark ? '#050403' : '#1c1510';
  const soft = falloff(colour, colour, (lamp.dark ? 0.75 : 0.62) * strength, {
    steepness: 0.9,
    count: 7,
  });
  pen.add('shadow', ellipse(x, y, radius, radius * squash, pen.radial(x, y, radius, soft, { squash })));
}

/** The lamp of the studio that shows a thing which gives no light itself. */
export function studioLight(pen: Pen, lamp: Lamp, x: number, y: number, radius: number) {
  const gain = lamp.dark ? night : dusk;
  const wall = lamp.dark
    ? falloff('#8a6f55', '#4a3a2c', 0.42, { steepness: 1.4, gain })
    : falloff('#e6d9ca', '#c9b9a8', 0.42, { steepness: 1.2, gain });
  const up = y - radius * 0.4;
  pen.add('wash', ellipse(x, up, radius, radius, pen.radial(x, up, radius, wall)));
  const table = lamp.dark
    ? falloff('#a58766', '#5a4634', 0.5, { steepness: 1, gain })
    : falloff('#efe3d5', '#cfc0af', 0.5, { steepness: 1, gain });
  const lying = pen.radial(x, y, radius, table, { squash: 0.2 });
  pen.add('wash', ellipse(x, y, radius, radius * 0.2, lying));
}
