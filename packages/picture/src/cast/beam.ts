import { mix } from '../colour';
import { dusk, falloff, night } from '../light';
import type { Lamp } from '../request';
import { d, ellipse, group, n, path, type Layer, type Pen } from '../svg';

interface Fan {
  /** Where the light leaves. */
  x: number;
  y: number;
  /** Half widths at the opening and at the end. */
  opening: number;
  spread: number;
  reach: number;
  /** Degrees, 0 points down, 180 up. */
  turn?: number;
  /** 0 has straight edges (light in the air), 1 curves as light grazing a wall does. */
  curve?: number;
  strength?: number;
  layer?: Layer;
}

const steps = 11;

/**
 * Light leaving an opening as a soft-edged fan. Its brightness is one gradient around the opening; its edge is a mask
 * of nested fans, so that renderers with eight bits a colour never add up many nearly clear layers.
 */
export function fan(pen: Pen, lamp: Lamp, shape: Fan) {
  if (!lamp.lit) return;
  const { x, y, opening, spread, reach, turn = 0, curve = 0, strength = 1, layer = 'wash' } = shape;
  const { halo, glow, core, ember } = lamp.light;
  const near = lamp.dark ? mix(core, glow, 0.85) : mix(core, glow, 0.3);
  const far = lamp.dark ? mix(halo, ember, 0.8) : mix(glow, halo, 0.2);
  const opacity = Math.min(1, (lamp.dark ? 0.68 : 0.82) * strength);
  const gain = lamp.dark ? night : dusk;
  const stops = falloff(near, far, opacity, { steepness: lamp.dark ? 1.7 : 1.2, gain });
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const outlineOf = (index: number) => {
    const share = 1 - index / steps;
    const start = opening * (0.7 + 0.3 * share);
    const end = start + (spread - opening) * (0.25 + 0.75 * share);
    const far = reach * 1.04;
    const bend = far * 0.42 * curve;
    const swell = (end - start) * 0.42;
    return curve === 0
      ? d`M${-start} 0H${start}L${end} ${far}H${-end}z`
      : d`M${-start} 0C${-start - swell} ${bend * 0.25} ${-end} ${bend} ${-end} ${far}H${end}C${end} ${bend} ${start + swell} ${bend * 0.25} ${start} 0z`;
  };
  const veils = Array.from({ length: steps }, (_, index) => {
    const covered = soft((index + 1) / steps);
    const before = soft(index / steps);
    const veil = (covered - before) / (1 - before);
    return path(outlineOf(index), '#fff', veil < 1 ? `fill-opacity="${n(veil, 2)}"` : '');
  });
  const move = `transform="translate(${n(x)} ${n(y)})${rotate}"`;
  const mask = pen.mask(group(veils.join(''), move));
  // No further than the mask: Chromium draws what lies in a tile that a mask leaves empty as if there were none.
  const light = path(outlineOf(0), pen.radial(0, 0, reach, stops), move);
  pen.add(layer, group(light, `mask="${mask}"`));
}

function soft(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Light thrown by a flat diffuser: circles that all touch the source, as its polar curve does. */
export function throwLight(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  radius: number,
  direction: 1 | -1,
  strength = 1,
  stretch = 1,
) {
  if (!lamp.lit) return;
  const { core, halo, glow, ember } = lamp.light;
  const centre = y + direction * radius * 0.86;
  const stops = lamp.dark
    ? falloff(mix(halo, glow, 0.2), ember, 0.55 * strength, { steepness: 1.9, gain: night })
    : falloff(mix(core, glow, 0.6), mix(glow, halo, 0.4), 0.72 * strength, { steepness: 1.5 });
  const squash = 1 / stretch;
  const wide = radius * stretch;
  const fill = pen.radial(x, centre, wide, stops, { squash, focus: [x, centre - direction * radius * 0.84] });
  pen.add('wash', ellipse(x, centre, wide, radius, fill));
}

/** Light leaving a long slot: a block of light with soft ends, above or below it. */
export function slotLight(
  pen: Pen,
  lamp: Lamp,
  x: number,
  y: number,
  half: number,
  reach: number,
  strength = 1,
) {
  if (!lamp.lit) return;
  const { core, glow, halo } = lamp.light;
  const stops = lamp.dark
    ? falloff(mix(core, glow, 0.8), halo, 0.5 * strength, { steepness: 2.4, gain: night })
    : falloff(mix(core, glow, 0.3), glow, 0.5 * strength, { steepness: 2 });
  const end = half + 6;
  const fade = Math.min(0.42, (Math.abs(reach) * 1.6 + 30) / (2 * end));
  const mask = pen.mask(
    path(
      d`M${x - end} ${y - 2}h${2 * end}v${reach}h${-2 * end}z`,
      pen.linear(x - end, 0, x + end, 0, [
        [0, '#ffffff', 0],
        [fade * 0.35, '#ffffff', 0.12],
        [fade * 0.7, '#ffffff', 0.6],
        [fade, '#ffffff'],
        [1 - fade, '#ffffff'],
        [1 - fade * 0.7, '#ffffff', 0.6],
        [1 - fade * 0.35, '#ffffff', 0.12],
        [1, '#ffffff', 0],
      ]),
    ),
  );
  pen.add(
    'air',
    path(
      d`M${x - end} ${y}h${2 * end}v${reach}h${-2 * end}z`,
      pen.linear(0, y, 0, y + reach, stops),
      `mask="${mask}"`,
    ),
  );
}
