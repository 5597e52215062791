import { codedAttributes } from '../../catalogue/attribute';
import type { CompositionAttributes } from '../../element/element';
import { greatestRoom } from '../../element/limits';
import { no, ok, problem, shown, type Problem, type Result } from '../../problem';
import type { Drawing, PlanPoint, RunPoint } from '../drawing';
import { maxCorners, maxDrawn } from '../drawing-limits';

function isMeasure(value: unknown, least = -greatestRoom): value is number {
  return typeof value === 'number' && value >= least && value <= greatestRoom;
}

function invalid(field: string, value: unknown): Problem {
  return problem('geometry-invalid', { field, value: typeof value === 'number' ? value : shown(value) });
}

/** A number given from outside, metres, without negative zero, which JSON does not keep. Error: `geometry-invalid`. */
export function readLength(field: string, value: unknown, least?: number): Result<number> {
  return isMeasure(value, least) ? ok(value + 0) : no(invalid(field, shown(value)));
}

/** A height above the floor given from outside. Error: `geometry-invalid`. */
export function readHeight(value: unknown): Result<number> {
  return readLength('height', value, 0);
}

/** A place in the plan given from outside. Error: `geometry-invalid` for each measure that is none. */
export function readPlan(value: PlanPoint): Result<PlanPoint> {
  if (typeof value !== 'object' || value === null) return no(invalid('point', shown(value)));
  const { x, z } = value;
  const found = Object.entries({ x, z }).filter(([, each]) => !isMeasure(each));
  if (found.length > 0) return no(...found.map(([name, each]) => invalid(name, shown(each))));
  return ok({ x: x + 0, z: z + 0 });
}

/** What is so little below the floor came there by rounding, metres. */
const roundedAway = 1e-9;

/** A corner given from outside. Error: `geometry-invalid`. */
export function readPoint(value: RunPoint): Result<RunPoint> {
  const plan = readPlan(value);
  if (!plan.ok || value.y === undefined) return plan;
  const y = readLength('y', value.y, -roundedAway);
  return y.ok ? ok({ ...plan.value, y: Math.max(0, y.value) }) : y;
}

/** Corners given from outside. Errors: `domain-data-missing`, `run-corners-invalid`, `geometry-invalid`. */
export function readPoints(given: readonly RunPoint[]): Result<readonly RunPoint[]> {
  if (!Array.isArray(given)) return no(problem('domain-data-missing', { path: 'points' }));
  if (given.length > maxCorners) return no(problem('run-corners-invalid', { most: maxCorners }));
  const points: RunPoint[] = [];
  for (const each of given as readonly RunPoint[]) {
    const point = readPoint(each);
    if (!point.ok) return point;
    points.push(point.value);
  }
  return ok(points);
}

/** The attributes that are wished for a whole drawing: coded texts alone. Errors: `attribute-not-offered`, `value-not-offered`. */
export function readWishes(given: object): Result<CompositionAttributes> {
  if (typeof given !== 'object' || given === null)
    return no(problem('domain-data-missing', { path: 'attributes' }));
  const wishes: Record<string, string> = {};
  for (const [name, value] of Object.entries(given) as [string, string | number | undefined][]) {
    if (value === undefined) continue;
    if (!codedAttributes.some((each) => each === name)) {
      return no(problem('attribute-not-offered', { attribute: name }));
    }
    if (typeof value !== 'string') {
      return no(problem('value-not-offered', { attribute: name, value: shown(value) }));
    }
    wishes[name] = value;
  }
  return ok(wishes);
}

function isTaken(drawing: Drawing, id: string): boolean {
  return (
    id === drawing.id ||
    drawing.runs.some((each) => each.id === id) ||
    drawing.lights.some((each) => each.id === id) ||
    drawing.feeds.some((each) => each.id === id)
  );
}

/** The ids of a system's parts are made from those given, so these have an end. */
const longestId = 200;

/** Checks new ids. Errors: `domain-data-missing`, `element-exists`, `drawing-full`. */
export function readNewIds(drawing: Drawing, ids: readonly string[]): Result<readonly string[]> {
  const drawn = drawing.runs.length + drawing.lights.length + drawing.feeds.length;
  if (!Array.isArray(ids)) return no(problem('domain-data-missing', { path: 'ids' }));
  if (drawn + ids.length > maxDrawn) return no(problem('drawing-full', { most: maxDrawn }));
  const seen = new Set<string>();
  for (const id of ids as readonly unknown[]) {
    if (typeof id !== 'string' || id === '' || id.length > longestId) {
      return no(problem('domain-data-missing', { path: 'id' }));
    }
    if (seen.has(id) || isTaken(drawing, id)) return no(problem('element-exists', { id }));
    seen.add(id);
  }
  return ok([...seen]);
}

/** An id of its own, made from another. */
export function ownId(drawing: Drawing, wanted: string): string {
  let id = wanted;
  for (let number = 2; isTaken(drawing, id); number += 1) id = `${wanted}.${number}`;
  return id;
}
