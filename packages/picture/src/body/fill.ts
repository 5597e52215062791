import type { Slot } from '@lucerna/engine';
import { mix } from '../colour';
import type { Paint } from '../finish';
import type { Lamp } from '../request';
import { diffuserColours } from '../solid/diffuser';
import { opalStops } from '../solid/glass';
import { profileStops, roundStops } from '../solid/metal';
import { line, path, type Pen, type Stop } from '../svg';
import type { Edges, Surface } from './surface';

const middleOf = ({ left, top, right, bottom }: Edges) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The colour of stops at a share of their way. */
function colourAt(stops: readonly Stop[], share: number): string {
  const after = stops.findIndex(([offset]) => offset >= share);
  const [to, from] = [stops[after], stops[after - 1]];
  if (!to) return stops.at(-1)?.[1] ?? '#000000';
  if (!from) return to[1];
  return mix(from[1], to[1], (share - from[0]) / (to[0] - from[0] || 1));
}

/** Paint that lies away from the light. */
const shaded = (paint: Paint, share: number): Paint => ({
  ...paint,
  base: mix(paint.base, paint.shade, share),
  light: mix(paint.light, paint.base, share),
});

/** Paint within a lamp, which its light falls on. */
function litPaint(paint: Paint, lamp: Lamp): Paint {
  const { near, edge } = diffuserColours(lamp);
  return {
    ...paint,
    base: mix(paint.base, near, 0.82),
    light: mix(paint.light, near, 0.88),
    shade: mix(paint.shade, edge, 0.6),
    rim: mix(paint.rim, near, 0.5),
    isMetal: false,
  };
}

/** The paint of a part in a slot. */
function paintFor(slot: Slot, lamp: Lamp): Paint {
  if (slot === 'secondFinish') return lamp.second;
  if (slot === 'cable') {
    const { cable } = lamp.paint;
    return {
      ...lamp.paint,
      base: cable,
      light: mix(cable, '#ffffff', 0.2),
      shade: mix(cable, '#000000', 0.3),
      isMetal: false,
    };
  }
  return slot === 'textile' ? { ...lamp.paint, isMetal: false } : lamp.paint;
}

/** The markup of one surface in the finish, glass or light of its slot. */
export function dressed(pen: Pen, lamp: Lamp, surface: Surface): string {
  const { slot } = surface;
  if (surface.width !== undefined) return bar(lamp, surface, surface.width);
  if (slot === 'dark') return dark(pen, lamp, surface);
  if (slot === 'diffuser') return luminous(pen, lamp, surface);
  if (slot === 'glass') return opal(pen, lamp, surface);
  if (slot === 'clearGlass') return clear(pen, lamp, surface);
  return painted(pen, lamp, surface, paintFor(slot, lamp));
}

const drawn = ({ outline, open }: Surface, fill: string, more = ''): string =>
  path(outline, fill, open > 0 ? `fill-rule="evenodd"${more && ` ${more}`}` : more);

/** A round bar: its side away from the light, itself, and the light along it. */
function bar(lamp: Lamp, { outline, slot }: Surface, width: number): string {
  if (slot === 'glass' || slot === 'diffuser' || slot === 'clearGlass') {
    const { near, middle } = diffuserColours(lamp);
    return line(outline, near, width) + line(outline, middle, width * 0.6);
  }
  const { base, shade, light } = paintFor(slot, lamp);
  const round = 'stroke-linejoin="round"';
  if (width < 2.5) return line(outline, base, Math.max(1, width), round);
  return (
    line(outline, shade, width, round) +
    line(outline, base, width * 0.72, round) +
    line(outline, light, width * 0.2, `stroke-opacity=".55" ${round}`)
  );
}

/** What swallows light, and shows it only where it is a source's own inside. */
function dark(pen: Pen, lamp: Lamp, surface: Surface): string {
  if (!lamp.lit || !surface.isInside) return drawn(surface, '#0d0b0a');
  const { left, right } = surface.edges;
  const { near, middle } = diffuserColours(lamp);
  return drawn(
    surface,
    pen.linear(left, 0, right, 0, [
      [0, mix(near, '#1a1512', 0.55)],
      [0.3, near],
      [0.5, middle],
      [0.7, near],
      [1, mix(near, '#1a1512', 0.55)],
    ]),
  );
}

function painted(pen: Pen, lamp: Lamp, surface: Surface, own: Paint): string {
  const { relief, edges, isInside } = surface;
  const paint = isInside ? shaded(lamp.lit ? litPaint(own, lamp) : own, lamp.lit ? 0 : 0.5) : own;
  const { x, y } = middleOf(edges);
  switch (relief.is) {
    case 'bent': {
      const { from, to, tones } = relief;
      const isLevel = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
      const stops = isLevel ? profileStops(paint) : roundStops(paint, lamp.dark);
      const own = tones.map(([offset, tone]): Stop => [offset, colourAt(stops, tone)]);
      const straight = isInside ? stops.map(([at, colour]): Stop => [1 - at, colour]).toReversed() : stops;
      return drawn(surface, pen.linear(from.x, from.y, to.x, to.y, own.length > 1 ? own : straight));
    }
    case 'bulged': {
      const { middle, radius, squash } = relief;
      const { base, light, shade, isMetal } = paint;
      const stops: Stop[] = [
        [0, mix(base, light, isMetal ? 0.8 : 0.4)],
        [0.4, mix(base, light, 0.18)],
        [0.75, base],
        [0.94, mix(base, shade, 0.35)],
        [1, mix(base, shade, 0.85)],
      ];
      const focus = [middle.x - radius * 0.2, middle.y - radius * 0.26 * squash] as const;
      return drawn(surface, pen.radial(middle.x, middle.y, radius * 1.02, stops, { squash, focus }));
    }
    case 'modelled':
      return (
        drawn(surface, modelledColour(paint, 0)) +
        relief.tones.map(({ outline, tone }) => path(outline, modelledColour(paint, tone))).join('')
      );
    case 'even':
      return drawn(surface, evenFill(pen, paint, relief.facing, edges, x, y));
  }
}

/** From this much light on a finish is lighter than itself. */
const plainTone = 0.72;

/** The colour of paint by how much light falls on it, 0 to 1. */
function modelledColour({ base, light, shade, isMetal }: Paint, tone: number): string {
  if (tone < plainTone) return mix(mix(base, shade, 0.9), base, tone / plainTone);
  const share = ((tone - plainTone) / (1 - plainTone)) ** 1.4;
  return mix(base, light, share * (isMetal ? 0.85 : 0.36));
}

function evenFill(
  pen: Pen,
  { base, light, shade, ...paint }: Paint,
  facing: 'up' | 'down' | 'eye',
  { left, top, right, bottom }: Edges,
  x: number,
  y: number,
): string {
  const [wide, tall] = [right - left, bottom - top];
  if (facing === 'eye' && wide > tall * 3)
    return pen.linear(0, top, 0, bottom, profileStops({ ...paint, base, light, shade }));
  if (facing === 'eye') {
    const reach = Math.max(wide, tall) * 0.4;
    return pen.linear(x - reach, y - reach, x + reach, y + reach, [
      [0, mix(base, light, 0.9)],
      [0.35, mix(base, light, 0.25)],
      [0.55, base],
      [1, mix(base, shade, 0.7)],
    ]);
  }
  return pen.linear(left, 0, right, 0, [
    [0, facing === 'down' ? mix(base, shade, 0.7) : mix(base, light, 0.65)],
    [1, facing === 'down' ? shade : base],
  ]);
}

/** What light leaves through: brightest at its middle, a strip at all but its ends, a shade at the height of its source. */
function luminous(pen: Pen, lamp: Lamp, surface: Surface): string {
  const { edges, relief, isInside } = surface;
  const { left, top, right, bottom } = edges;
  const { middle, near, edge } = diffuserColours(lamp);
  const [wide, tall] = [right - left, bottom - top];
  const { y } = middleOf(edges);
  if (surface.open > 0.5) {
    const stops: Stop[] = lamp.dark
      ? [
          [0, near],
          [0.25, middle],
          [0.75, middle],
          [1, near],
        ]
      : [
          [0, edge],
          [0.25, near],
          [0.75, near],
          [1, edge],
        ];
    return drawn(surface, pen.linear(left, 0, right, 0, stops), `stroke="${edge}" stroke-width=".8"`);
  }
  if (relief.is === 'even' && wide < tall * 3) return disc(pen, lamp, surface);
  if (relief.is === 'even' && relief.facing !== 'eye') return disc(pen, lamp, surface);
  if (relief.is === 'bent' && tall > wide * 0.28 && Math.abs(relief.to.x - relief.from.x) > wide * 0.5) {
    if (isInside) return drawn(surface, near);
    return shade(pen, lamp, surface);
  }
  if (relief.is === 'bulged') return opal(pen, lamp, surface);
  if (tall > wide * 3)
    return drawn(
      surface,
      pen.linear(0, top, 0, bottom, [
        [0, edge],
        [0.12, middle],
        [0.88, middle],
        [1, edge],
      ]),
    );
  return drawn(
    surface,
    pen.linear(left, y, right, y, [
      [0, edge],
      [0.03, near],
      [0.12, middle],
      [0.88, middle],
      [0.97, near],
      [1, edge],
    ]),
  );
}

function disc(pen: Pen, lamp: Lamp, surface: Surface): string {
  const { left, top, right, bottom } = surface.edges;
  const { x, y } = middleOf(surface.edges);
  const { middle, near, edge } = diffuserColours(lamp);
  const radius = (right - left) / 2;
  const squash = (bottom - top) / (right - left || 1);
  const fill = pen.radial(
    x,
    y,
    radius,
    [
      [0, middle],
      [0.6, mix(middle, near, 0.45)],
      [0.88, near],
      [1, edge],
    ],
    { squash },
  );
  const waves = surface.relief.is === 'even' ? surface.relief.waves : [];
  if (waves.length === 0) return drawn(surface, fill);
  const steepest = Math.max(...waves.map(([, slope]) => Math.abs(slope)), 1e-6);
  const trough = lamp.lit ? mix(edge, lamp.light.ember, 0.15) : edge;
  const relief = waves.map(([offset, slope]): Stop => {
    const share = slope / steepest;
    return share > 0 ? [offset, trough, 0.42 * share] : [offset, '#ffffff', -0.7 * share];
  });
  return drawn(surface, fill) + drawn(surface, pen.radial(x, y, radius, relief, { squash }));
}

/** A shade lit from within: a hot band at the height of its source, and sides that turn away from the eye. */
function shade(pen: Pen, lamp: Lamp, surface: Surface): string {
  const { top, bottom, left, right } = surface.edges;
  const { core, glow, halo, ember } = lamp.light;
  const { middle, edge } = diffuserColours(lamp);
  const low = lamp.dark ? mix(halo, ember, 0.3) : mix(glow, halo, 0.3);
  const stops: Stop[] = lamp.lit
    ? [
        [0, low],
        [0.25, mix(glow, halo, 0.15)],
        [0.52, mix(core, glow, 0.18)],
        [0.78, mix(glow, halo, 0.1)],
        [1, mix(low, core, 0.3)],
      ]
    : [
        [0, middle],
        [1, edge],
      ];
  const away = lamp.lit ? mix(ember, halo, 0.35) : lamp.dark ? '#1c1917' : '#a9a39c';
  const sides: Stop[] = [
    [0, away, 0.75],
    [0.16, away, 0.3],
    [0.42, away, 0],
    [0.62, away, 0],
    [0.86, away, 0.34],
    [1, away, 0.8],
  ];
  return (
    drawn(surface, pen.linear(0, top, 0, bottom, stops)) +
    drawn(surface, pen.linear(left, 0, right, 0, sides))
  );
}

/** Opal glass: bright through and through, warmer at its edge, with the reflection of a window. */
function opal(pen: Pen, lamp: Lamp, surface: Surface): string {
  const { relief, edges } = surface;
  const stops = opalStops(lamp);
  if (relief.is === 'bulged') {
    const { middle, radius, squash } = relief;
    const lift = radius * Math.max(0, squash - 1) * 0.58;
    const fill = pen.radial(middle.x, middle.y - lift, radius * 1.02, stops, {
      squash: Math.max(1, squash),
      focus: [middle.x - radius * 0.04, middle.y + radius * 0.08],
    });
    return drawn(surface, fill);
  }
  if (relief.is === 'bent') {
    const mirrored = [
      ...stops.toReversed().map(([at, colour]): Stop => [0.5 - at / 2, colour]),
      ...stops.slice(1).map(([at, colour]): Stop => [0.5 + at / 2, colour]),
    ];
    return drawn(surface, pen.linear(relief.from.x, relief.from.y, relief.to.x, relief.to.y, mirrored));
  }
  const { x, y } = middleOf(edges);
  const reach = Math.max(edges.right - edges.left, edges.bottom - edges.top) / 2;
  const squash = Math.max(0.1, (edges.bottom - edges.top) / (edges.right - edges.left || 1));
  return drawn(surface, pen.radial(x, y, reach / Math.max(1, squash), stops, { squash }));
}

/** Clear glass: nearly nothing in its middle, light gathered at its edge. */
function clear(pen: Pen, lamp: Lamp, surface: Surface): string {
  const { glow, halo, core } = lamp.light;
  const body = lamp.lit ? glow : lamp.dark ? '#a39b93' : '#cbc8c4';
  const edge = lamp.lit ? mix(halo, core, lamp.dark ? 0 : 0.3) : lamp.dark ? '#c9c1b8' : '#9d9892';
  const { left, top, right, bottom } = surface.edges;
  const { x } = middleOf(surface.edges);
  const half = (right - left) / 2;
  const y = surface.relief.is === 'bulged' ? surface.relief.middle.y : (top + bottom) / 2;
  const fill = pen.radial(
    x,
    y,
    half * 1.12,
    [
      [0, lamp.lit ? core : body, lamp.lit ? 0.55 : 0.16],
      [0.42, body, lamp.lit ? 0.34 : 0.14],
      [0.68, body, lamp.lit ? 0.2 : 0.18],
      [0.84, edge, 0.34],
      [0.93, edge, 0.6],
      [1, edge, 0.85],
    ],
    { squash: Math.max(0.9, (bottom - top) / (right - left || 1)) },
  );
  return drawn(surface, fill, `stroke="${edge}" stroke-opacity=".55" stroke-width="1.2"`);
}
