import { boxOfBody, type ShapedBody } from '@lucerna/engine';
import { slotLight } from '../cast/beam';
import { bloomMarkup, shadow } from '../cast/glow';
import { mix } from '../colour';
import { cylinder } from '../solid/metal';
import { drape, suspend } from '../installation/suspension';
import type { Lamp } from '../request';
import { capShade, sheen } from '../solid/glass';
import type { Stage } from '../stage';
import { ellipse, path, turned, use, type Pen } from '../svg';
import type { Emitter } from '../emitter';
import { dressed } from './fill';
import { seen, type Sight } from './sight';
import { around, edgesOf, type Edges, type Surface } from './surface';
import { surfacesOf, type SeenSolid } from './surfaces-of';

/** A surface at one of its places. */
interface Shown {
  readonly surface: Surface;
  readonly edges: Edges;
  readonly near: number;
  /** Of the solid, among whose places it is. */
  readonly solid: SeenSolid;
  readonly at: number;
}

/** How a kind of luminaire is held, and by how many degrees the eye looks up at what hangs, and down at what stands. */
const seenAs: Readonly<
  Record<Lamp['kind'], { readonly held: 'hung' | 'stood' | 'mounted'; readonly tilt: number }>
> = {
  pendant: { held: 'hung', tilt: -9 },
  spot: { held: 'hung', tilt: -9 },
  light: { held: 'hung', tilt: -9 },
  ceiling: { held: 'mounted', tilt: -19 },
  wall: { held: 'mounted', tilt: 0 },
  table: { held: 'stood', tilt: 11 },
  floor: { held: 'stood', tilt: 11 },
  ground: { held: 'stood', tilt: 10 },
  complement: { held: 'stood', tilt: 14 },
};

const luminousSlots: ReadonlySet<string> = new Set(['glass', 'diffuser', 'clearGlass']);

const moved = ({ left, top, right, bottom }: Edges, { x, y }: { x: number; y: number }): Edges => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** All that is seen of a body, each surface at each of its places. */
const shownOf = (body: ShapedBody, sight: Sight): readonly Shown[] =>
  surfacesOf(body, sight).flatMap((solid) =>
    solid.surfaces.flatMap((surface) =>
      solid.moves.map((move, at): Shown => ({
        surface,
        edges: moved(surface.edges, move),
        near: surface.near + move.near,
        solid,
        at,
      })),
    ),
  );

/** Draws a body on its stage with all that it hangs or stands by, and says where its light leaves. */
export function drawBody(pen: Pen, lamp: Lamp, body: ShapedBody, stage: Stage): Emitter | null {
  const lean = body.pose.z;
  const turn = { x: body.pose.x + seenAs[lamp.kind].tilt, y: body.pose.y + lamp.turn, z: lean };
  const unplaced: Sight = { turn, unit: stage.scale * 1000, origin: { x: 0, y: 0 } };
  const bare = shownOf(body, unplaced);
  if (bare.length === 0) return null;
  const leaning = {
    ...unplaced,
    origin: placeOf(lamp, stage, around(bare.map(({ edges }) => edges)), gripsOf(body, unplaced)),
  };
  // What leans is drawn upright and turned, so that its light leans with it.
  const middle = { x: 0, y: lamp.height / 2000, z: 0 };
  const upright = { ...unplaced, turn: { ...turn, z: 0 } };
  const [here, there] = [seen(leaning, middle), seen(upright, middle)];
  const sight = { ...upright, origin: { x: here.x - there.x, y: here.y - there.y } };
  const along = lean === 0 ? pen : turned(pen, here.x, here.y, -lean);
  const all = shownOf(body, sight);
  const whole = around(all.map(({ edges }) => edges));
  standOrHang(
    pen,
    lamp,
    stage,
    lean === 0 ? whole : around(shownOf(body, leaning).map(({ edges }) => edges)),
    gripsOf(body, leaning),
    body.cap * sight.unit,
  );
  const ordered = all.toSorted((one, other) => one.near - other.near);
  const symbols = new Map<Surface, string>();
  const lit = ordered.filter(({ surface }) => body.light.some(({ part }) => part === surface.part));
  const visible = lit.filter((each) => luminousSlots.has(each.surface.slot) && !isHidden(each, ordered));
  for (const { surface, solid, at } of ordered) {
    const { moves } = solid;
    const markup = symbols.get(surface) ?? markupOf(pen, lamp, surface, ordered);
    if (moves.length === 1) along.add('body', markup);
    else {
      symbols.set(surface, markup);
      const { x, y } = moves[at] ?? { x: 0, y: 0 };
      along.add('body', use(pen.symbol(markup), x, y));
    }
  }
  if (lamp.kind === 'wall' && lamp.distribution === 'updown') rims(along, lamp, ordered, whole);
  if (lamp.lit) for (const each of grouped(visible)) shine(along, lamp, each, whole, ordered);
  if (body.light.length === 0) return null;
  const from =
    lamp.kind === 'wall' && lamp.distribution !== 'globe'
      ? whole
      : around(visible.length > 0 ? visible.map(({ edges }) => edges) : sourcesOf(body, sight));
  const at = { x: (from.left + from.right) / 2, y: (from.top + from.bottom) / 2 };
  const angle = (-lean * Math.PI) / 180;
  const [x, y] = [at.x - here.x, at.y - here.y];
  return {
    x: here.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: here.y + x * Math.sin(angle) + y * Math.cos(angle),
    rx: (from.right - from.left) / 2,
    ry: (from.bottom - from.top) / 2,
    turn: -lean,
  };
}

const gripsOf = (body: ShapedBody, sight: Sight): readonly (readonly [number, number])[] =>
  body.grips.map((grip) => seen(sight, grip)).map(({ x, y }) => [x, y] as const);

/** Where the parts are that give light, though the eye sees nothing of them. */
function sourcesOf(body: ShapedBody, sight: Sight): readonly Edges[] {
  return body.light.map(({ part, at }) => {
    const box = boxOfBody({ ...body, parts: body.parts.filter(({ name }) => name === part) });
    const corners = box
      ? [box.min.x, box.max.x].flatMap((x) =>
          [box.min.y, box.max.y].flatMap((y) => [box.min.z, box.max.z].map((z) => seen(sight, { x, y, z }))),
        )
      : [seen(sight, at)];
    return edgesOf(corners);
  });
}

/** By how much a body is moved from where its own frame begins. */
function placeOf(
  { kind }: Lamp,
  stage: Stage,
  { left, top, right, bottom }: Edges,
  grips: readonly (readonly [number, number])[],
) {
  const [grip] = grips;
  const { held } = seenAs[kind];
  const middle = grip && grips.length === 1 && held === 'hung' ? grip[0] : (left + right) / 2;
  if (held === 'hung') return { x: stage.x - middle, y: stage.y - top };
  if (held === 'mounted') return { x: stage.x - middle, y: stage.y - (top + bottom) / 2 };
  return { x: stage.x - middle, y: stage.y };
}

function standOrHang(
  pen: Pen,
  lamp: Lamp,
  stage: Stage,
  { left, top, right, bottom }: Edges,
  grips: readonly (readonly [number, number])[],
  cap: number,
) {
  const x = (left + right) / 2;
  const half = (right - left) / 2;
  if (lamp.kind === 'wall')
    shadow(pen, lamp, x + 6, (top + bottom) / 2 + 10, Math.max(half, (bottom - top) / 2) * 1.34, 0.85, 1);
  else if (seenAs[lamp.kind].held === 'stood') shadow(pen, lamp, x, stage.y + 3, half * 1.35, 1.15, 0.2);
  else if (lamp.kind === 'light' && grips.length === 0) drape(pen, lamp, stage);
  else if (seenAs[lamp.kind].held === 'hung') {
    const levels = grips.map(([, y]) => y);
    const isBundle = grips.length > 2 && Math.max(...levels) - Math.min(...levels) > (bottom - top) * 0.4;
    const points = (grips.length > 0 ? grips : [[x, top] as const]).map(([at, y]): [number, number] => [
      at,
      y,
    ]);
    suspend(pen, lamp, stage, points, isBundle ? 'bundle' : points.length === 2);
    if (cap * 2 > 7)
      for (const [at, y] of points)
        pen.add('body', cylinder(pen, lamp, at, y - cap * 1.5, cap * 2.2, cap * 2.2, 0.12));
  }
}

function markupOf(pen: Pen, lamp: Lamp, surface: Surface, all: readonly Shown[]): string {
  const markup = dressed(pen, lamp, surface);
  if (surface.slot !== 'glass' && surface.slot !== 'clearGlass')
    return markup + spill(pen, lamp, surface, all);
  const { relief, edges, outline } = surface;
  if (relief.is !== 'bulged' || relief.radius < 6) return markup;
  const { middle, radius } = relief;
  const over =
    surface.slot === 'glass' ? all.find(({ surface: other }) => isCapOf(other, surface)) : undefined;
  const capped = over
    ? path(
        outline,
        capShade(
          pen,
          lamp,
          (over.edges.left + over.edges.right) / 2,
          edges.top,
          (over.edges.right - over.edges.left) / 2,
        ),
      )
    : '';
  return (
    markup + capped + sheen(pen, lamp, middle.x, middle.y, radius * (surface.slot === 'glass' ? 0.98 : 1))
  );
}

/** Whether a surface ends at the top of a glass, narrower than it. */
function isCapOf({ slot, edges, relief }: Surface, glass: Surface): boolean {
  if (slot !== 'finish' && slot !== 'secondFinish') return false;
  if (relief.is !== 'bent') return false;
  const size = glass.edges.bottom - glass.edges.top;
  return (
    edges.top < glass.edges.top &&
    Math.abs(edges.bottom - glass.edges.top) < size * 0.2 &&
    edges.right - edges.left < (glass.edges.right - glass.edges.left) * 0.9 &&
    edges.left > glass.edges.left &&
    edges.right < glass.edges.right
  );
}

/** The light that a finish catches beside a luminous surface below or above it. */
function spill(pen: Pen, lamp: Lamp, surface: Surface, all: readonly Shown[]): string {
  if (!lamp.lit || surface.width !== undefined || luminousSlots.has(surface.slot)) return '';
  const { left, right, top, bottom } = surface.edges;
  const tall = bottom - top;
  if (tall < 4 || surface.relief.is !== 'bent' || surface.isInside) return '';
  const beside = all.find(({ surface: other }) => {
    if (!luminousSlots.has(other.slot) || other.slot === 'clearGlass') return false;
    const middle = (other.edges.left + other.edges.right) / 2;
    const reach = Math.max(6, tall * 0.12);
    return (
      middle > left &&
      middle < right &&
      (Math.abs(other.edges.top - bottom) < reach + (other.edges.bottom - other.edges.top) * 0.6 ||
        Math.abs(other.edges.bottom - top) < reach)
    );
  });
  if (!beside) return '';
  const isBelow = beside.edges.top + beside.edges.bottom > top + bottom;
  const { glow, halo } = lamp.light;
  const reach = Math.min(tall, Math.max(14, (right - left) * 0.5));
  const [from, to] = isBelow ? [bottom, bottom - reach] : [top, top + reach];
  const fill = pen.linear(0, from, 0, to, [
    [0, mix(glow, lamp.paint.base, 0.15), 0.45],
    [0.35, halo, 0.14],
    [1, halo, 0],
  ]);
  return path(surface.outline, fill);
}

/** Whether what is opaque and nearer covers nearly all of it. */
function isHidden({ edges: { left, top, right, bottom }, near }: Shown, all: readonly Shown[]): boolean {
  const over = all.filter(
    ({ surface, near: other }) =>
      other > near && !luminousSlots.has(surface.slot) && surface.width === undefined && surface.open < 0.5,
  );
  const places = shares.flatMap((across) =>
    shares.map((down) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
  );
  const covered = places.filter(({ x, y }) =>
    over.some(({ edges }) => x > edges.left && x < edges.right && y > edges.top && y < edges.bottom),
  );
  return covered.length > places.length * 0.7;
}

/** Where in a box it is looked whether something is before it. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];

interface Group {
  readonly edges: Edges;
  readonly first: Surface;
  readonly isRing: boolean;
}

/** The surfaces that shine as one: those of a part at one place. */
function grouped(lit: readonly Shown[]): readonly Group[] {
  const groups = new Map<string, Shown[]>();
  for (const each of lit) {
    const key = `${each.surface.part} ${each.at}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const isRing = group.some(({ surface }) => surface.open > 0.5);
    return [{ edges: around(group.map(({ edges }) => edges)), first: first.surface, isRing }];
  });
}

/** The luminous air about what shines. */
function shine(pen: Pen, lamp: Lamp, { edges, first, isRing }: Group, whole: Edges, all: readonly Shown[]) {
  const { left, top, right, bottom } = edges;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
  if (isRing && rx > ry * 2) return ringGlow(pen, lamp, x, y, rx, ry);
  // Of a ring whose light leaves upwards only its inside is seen: it has no glow of its own.
  if (first.isInside && rx > ry * 2) return;
  if (rx > ry * 5) {
    const isLow = y > (whole.top + whole.bottom) / 2;
    if (first.relief.is !== 'even' || first.relief.facing === 'eye')
      slotLight(pen, lamp, x, isLow ? bottom : top, rx, isLow ? 110 : -70, 0.8);
    return pen.add(
      'air',
      bloomMarkup(pen, lamp, x, y, rx * 1.2, 0.75, Math.max(0.12, Math.min(0.36, 40 / rx))),
    );
  }
  const isRound = rx < ry * 1.7;
  // What stands in clear glass fills it with its light.
  const within = Math.max(
    0,
    ...all
      .filter(
        ({ surface, edges: glass }) =>
          surface.slot === 'clearGlass' &&
          glass.left < x &&
          glass.right > x &&
          glass.top < y &&
          glass.bottom > y,
      )
      .map(({ edges: glass }) => (glass.right - glass.left) * 0.95),
  );
  const markup = isRound
    ? bloomMarkup(pen, lamp, x, y, Math.max(Math.max(rx, ry) * 1.9, within), 0.75)
    : bloomMarkup(pen, lamp, x, y, rx * 1.4, 0.9, 0.4);
  pen.add('air', markup);
}

/** The glow of a ring is itself a ring: brightest on its line, gone at its middle and outside. */
function ringGlow(pen: Pen, lamp: Lamp, x: number, y: number, rx: number, ry: number) {
  const { core, glow, halo } = lamp.light;
  const strength = lamp.dark ? 0.55 : 0.42;
  const radius = rx * 1.3;
  const tall = ry * 1.3 + 30;
  const line = 0.97 / 1.3;
  const fill = pen.radial(
    x,
    y,
    radius,
    [
      [line - 0.4, halo, 0],
      [line - 0.2, glow, strength * 0.16],
      [line - 0.08, mix(glow, halo, 0.3), strength * 0.5],
      [line, mix(core, glow, lamp.dark ? 0.9 : 0.4), strength],
      [line + 0.07, mix(glow, halo, 0.5), strength * 0.42],
      [line + 0.15, halo, strength * 0.13],
      [1, halo, 0],
    ],
    { squash: tall / radius },
  );
  pen.add('air', ellipse(x, y, radius, tall, fill));
}

/** What is lit from behind: the light above and below it, and the rim that catches it. */
function rims(pen: Pen, lamp: Lamp, all: readonly Shown[], { left, top, right, bottom }: Edges) {
  const { core, glow } = lamp.light;
  const strength = lamp.lit ? 1 : 0.25;
  const stroke = pen.linear(0, top, 0, bottom, [
    [0, core, strength],
    [0.1, mix(glow, core, 0.3), 0.55 * strength],
    [0.3, glow, 0],
    [0.7, glow, 0],
    [0.9, mix(glow, core, 0.3), 0.55 * strength],
    [1, core, strength],
  ]);
  for (const { surface } of all)
    if (
      surface.slot === 'finish' &&
      surface.relief.is === 'bulged' &&
      !surface.isInside &&
      surface.edges.right - surface.edges.left > (right - left) * 0.7
    )
      pen.add('body', path(surface.outline, 'none', `stroke="${stroke}" stroke-width="2.2"`));
  if (!lamp.lit) return;
  const [x, rx] = [(left + right) / 2, (right - left) / 2];
  for (const y of [top, bottom]) pen.add('shadow', bloomMarkup(pen, lamp, x, y, rx * 0.95, 1, 0.36));
}
