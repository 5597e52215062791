import type { ScheduleCheck, JudgedRow } from '@lucerna/contract';
import { tidyReference } from '@lucerna/engine';
import { answer, type Answer, type Immutable } from '../../../http/answer';
import { mapInSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { marketOf } from '../add-products';
import type { Projects } from '../read-project';
import { composedOf } from './composed-rows';
import { createJudge } from './judge-row';

/** Judges rows each by itself, on today's catalogue of the project. */
export async function checkSchedule(
  { ctx, cache }: Projects,
  viewer: Viewer,
  projectId: string,
  { rows }: ScheduleCheck,
): Promise<Answer<Immutable<{ rows: JudgedRow[] }>>> {
  const market = await marketOf(cache, viewer, projectId);
  if ('problems' in market) return market;
  const { catalogId, rateId } = market;
  const place = { catalogId, rateId, catalogue: ctx.catalogue.current(), day: ctx.today() };
  const references = rows.map(({ reference }) => tidyReference(reference).toUpperCase());
  const composed = await composedOf(ctx, viewer, catalogId, references);
  const judge = createJudge(place, composed, viewer.can('price.view'));
  return answer({ rows: await mapInSlices(rows, judge) });
}
