import { arcPoints, polyline } from './curve';
import { cornersOf, numberOf, type Entity, type Point } from './entity';
import { tableOf } from '../table';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const isClosed = (entity: Entity) => (numberOf(entity, 70) & 1) === 1;

function arc(entity: Entity, from: number, until: number): Point[] {
  const centre = { x: numberOf(entity, 10), y: numberOf(entity, 20) };
  const major = { x: numberOf(entity, 40), y: 0 };
  return major.x > 0 ? arcPoints({ centre, major, ratio: 1, from, until }) : [];
}

function ellipse(entity: Entity): Point[] {
  return arcPoints({
    centre: { x: numberOf(entity, 10), y: numberOf(entity, 20) },
    major: { x: numberOf(entity, 11), y: numberOf(entity, 21) },
    ratio: numberOf(entity, 40, 1),
    from: numberOf(entity, 41),
    until: numberOf(entity, 42, 2 * Math.PI),
  });
}

/** Through the points that it was drawn by where the file has them, else along the points that pull it. */
function spline(entity: Entity): Point[] {
  const through = cornersOf(entity, 11);
  const points = through.length > 1 ? through : cornersOf(entity, 10);
  return polyline(
    points.map(({ x, y }) => ({ x, y, bulge: 0 })),
    false,
  );
}

const lines = tableOf<(entity: Entity) => Point[]>({
  LINE: (entity) => [
    { x: numberOf(entity, 10), y: numberOf(entity, 20) },
    { x: numberOf(entity, 11), y: numberOf(entity, 21) },
  ],
  LWPOLYLINE: (entity) => polyline(cornersOf(entity, 10), isClosed(entity)),
  POLYLINE: (entity) =>
    polyline(
      (entity.corners ?? []).flatMap((each) => cornersOf(each, 10).slice(0, 1)),
      isClosed(entity),
    ),
  CIRCLE: (entity) => arc(entity, 0, 2 * Math.PI),
  ARC: (entity) => arc(entity, radians(numberOf(entity, 50)), radians(numberOf(entity, 51))),
  ELLIPSE: ellipse,
  SPLINE: spline,
});

/** Those of a mirrored one are seen from behind. A line is always told as it lies in the drawing. */
const isMirrored = (entity: Entity) =>
  entity.type !== 'LINE' && entity.type !== 'SPLINE' && numberOf(entity, 230, 1) < 0;

/** The line of an entity as straight pieces; empty for what is none: texts, hatches, measures, paper. */
export function lineOfEntity(entity: Entity): Point[] {
  if (numberOf(entity, 67) === 1) return [];
  const found = lines[entity.type]?.(entity) ?? [];
  return isMirrored(entity) ? found.map(({ x, y }) => ({ x: -x, y })) : found;
}
