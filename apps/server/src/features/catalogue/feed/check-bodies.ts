import { boxOfBody, shapeBody, trianglesOfBody } from '@lucerna/engine';
import type { BodyDescription, BodyFault, BodyMeasures } from '@lucerna/engine';
import type pg from 'pg';
import type { NamedBody } from './document/check-body-index';
import type { FeedProblems } from './problem';
import { stageOf, type Staged } from './stage-rows';

/** Metres by which a body may be larger than its article says. */
const allowance = 0.001;
/** More triangles than this nobody sees, and rooms with many of them are slow. */
const maxTriangles = 40_000;

/** Tries every body on the measures of its models; not done when the models themselves are refused. */
export async function checkBodies(
  client: pg.PoolClient,
  staged: Staged,
  bodies: readonly NamedBody[],
  problems: FeedProblems,
): Promise<void> {
  if (bodies.length === 0 || staged.broken.has('model')) return;
  const { rows } = await client.query<{ model: string; measures: BodyMeasures | null }>(
    `select model, body->'technicalData'->'dimensionsMm' as measures from ${stageOf('model')} where model = any($1)`,
    [[...new Set(bodies.flatMap(({ models }) => models))]],
  );
  const known = new Map(rows.map(({ model, measures }) => [model, measures]));
  for (const { models, description, place } of bodies) {
    const told = new Set<string>();
    for (const model of models.filter((each) => known.has(each))) {
      const fault = faultOf(description, known.get(model) ?? null);
      // Models that share a body mostly share its fault: the first says it.
      if (!fault || told.has(fault.path.join())) continue;
      told.add(fault.path.join());
      problems.add('body', place(fault.path), { model, reason: fault.reason });
    }
  }
}

function faultOf(description: BodyDescription, measures: BodyMeasures | null): BodyFault | null {
  if (!measures) return { path: [], reason: 'the model has no dimensionsMm' };
  const shaped = shapeBody(description, measures);
  if (!shaped.ok) return shaped.fault;
  const triangles = trianglesOfBody(shaped.value);
  if (triangles > maxTriangles)
    return { path: ['parts'], reason: `it has ${triangles} triangles, more than ${maxTriangles}` };
  const { length, width, height } = measures;
  if (description.fine) {
    const misfit = misfitOf(description.fine.measures, measures);
    return misfit === null ? null : { path: [], reason: `${misfit} (a GLB is in metres, its y upwards)` };
  }
  const box = boxOfBody(shaped.value);
  if (!box) return null;
  const beyond = Math.max(
    Math.max(box.max.x, -box.min.x) - length / 2000,
    Math.max(box.max.z, -box.min.z) - width / 2000,
    box.max.y - height / 1000,
    -box.min.y,
  );
  if (beyond <= allowance) return null;
  const far = Math.round(beyond * 10_000) / 10;
  return { path: ['parts'], reason: `it reaches ${far} mm beyond ${length} × ${width} × ${height} mm` };
}

/** A body from a GLB that fills less than this of every measure is of another unit. */
const smallest = 0.5;

/** How a body of such measures does not fit its article; null where it does. */
export function misfitOf(own: BodyMeasures, measures: BodyMeasures): string | null {
  const sides = ['length', 'width', 'height'] as const;
  const said = (all: BodyMeasures): string =>
    sides.map((side) => Math.round(all[side] * 10) / 10).join(' × ');
  const misfit = (how: string): string =>
    `it is ${said(own)} mm, ${how} its article with ${said(measures)} mm`;
  if (sides.some((side) => own[side] > measures[side] + allowance * 2000)) return misfit('larger than');
  return sides.every((side) => own[side] < measures[side] * smallest) ? misfit('much smaller than') : null;
}
