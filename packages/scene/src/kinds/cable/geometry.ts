import { freeWire, linearCanopy, type CanopySize, type Position } from '@lucerna/engine';
import { joined } from '../../solid/joined';
import { cylinder } from '../../solid/revolve';
import { metal, type Solid } from '../../solid/solid';
import { cableThrough, rod } from '../../solid/tube';
import type { Hanging, Suspension } from '../cluster/suspension';

/** Radii in metres: a cable that carries current, and one of several wires. */
const cableRadius = 0.0022;
const wireRadius = 0.0013;
/** The cup that a cable leaves when its feed is elsewhere. */
const cup = { radius: 0.011, height: 0.009 };
/** Nearer than this a free wire hangs straight from its feed. */
const straightBelow = 0.06;

/** What hangs the pendants of a cluster, in the frame of its canopy: cables, cups on the ceiling, caps at their ends. */
export function cableSolids({ installation, canopy, hangings }: Suspension): readonly Solid[] {
  const runs = hangings.map((hanging) =>
    installation === freeWire ? freeRun(hanging, canopy) : fixedRun(hanging, canopy, installation),
  );
  const fittings = runs.flatMap((run) => run.fittings);
  return [
    { name: 'cable', substance: 'cable', geometry: joined(...runs.flatMap((run) => run.cables)) },
    ...(fittings.length > 0 ? [metal(joined(...fittings), 'fitting')] : []),
  ];
}

type Geometry = Solid['geometry'];
interface CableRun {
  readonly cables: readonly Geometry[];
  readonly fittings: readonly Geometry[];
}

function capOf({ x, y, z }: Position, grip: number): Geometry {
  return cylinder(grip, 0, Math.max(0.01, grip * 1.25)).translate(x, y, z);
}

function cupAt({ x, y, z }: Position): Geometry {
  return cylinder(cup.radius, -cup.height, 0).translate(x, y, z);
}

/** Two cables fall side by side, each from a place of its own; more leave one canopy together. */
function fixedRun({ grips, grip }: Hanging, canopy: CanopySize, installation: string): CableRun {
  const radius = grips.length > 1 ? wireRadius : cableRadius;
  const apart = grips.length === 2;
  const starts = grips.map(({ x, z }): Position => {
    if (apart && installation === linearCanopy) return { x, y: -canopy.height, z };
    if (apart) return { x, y: -cup.height, z };
    const reach = Math.hypot(x, z);
    const share = reach === 0 ? 0 : Math.min(1, (canopy.width * 0.32) / reach);
    return { x: x * share, y: -canopy.height, z: z * share };
  });
  return {
    cables: grips.map((end, index) => rod(starts[index] ?? end, end, radius)),
    fittings: [
      ...grips.map((end) => capOf(end, grip)),
      ...(apart && installation !== linearCanopy ? grips.map(({ x, z }) => cupAt({ x, y: 0, z })) : []),
    ],
  };
}

/** From the feed the cable swings to a hook over the pendant and falls to it. */
function freeRun({ hook, grips, grip }: Hanging, canopy: CanopySize): CableRun {
  const way = Math.hypot(hook.x, hook.z);
  const foot = { x: 0, y: -canopy.height, z: 0 };
  const straight = way < straightBelow;
  const under = { ...hook, y: hook.y - cup.height };
  const falls = grips.map((end) => rod(straight ? foot : under, end, cableRadius));
  const caps = grips.map((end) => capOf(end, grip));
  if (straight) return { cables: falls, fittings: caps };
  return { cables: [swag(foot, under, way), ...falls], fittings: [...caps, cupAt(hook)] };
}

/** A slack cable between two points of a ceiling: it sags by a quarter of its way. */
function swag(from: Position, to: Position, way: number): Geometry {
  const sag = Math.min(0.6, 0.06 + way * 0.25);
  const steps = 10;
  const points = Array.from({ length: steps + 1 }, (_, step): Position => {
    const share = step / steps;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - sag * 4 * share * (1 - share),
      z: from.z + (to.z - from.z) * share,
    };
  });
  return cableThrough(points, cableRadius);
}
