import { readDxf } from '@lucerna/picture/floor-plan';
import type { PlanRead, ReadPlan } from './plan-process';
import { planPicture } from './plan-picture';

/** Straight pieces of one plan: a storey of an office building with its furniture has a third. */
const maxPieces = 200_000;

type Refused = Extract<PlanRead, { readonly ok: false }>;

/** The lines of a DXF text as a picture. Refuses a text that is none, a drawing of nothing and one of too much. */
export function readDrawn(text: string): { readonly plan: ReadPlan; readonly svg: string } | Refused {
  const reading = readDxf(text, maxPieces);
  let turn = reading.next();
  while (!turn.done) turn = reading.next();
  const plan = turn.value;
  if (plan === 'unreadable') return { ok: false, code: 'planUnreadable' };
  if (plan === 'empty') return { ok: false, code: 'planEmpty' };
  if (!plan.isWhole) return { ok: false, code: 'planTooDetailed', data: { most: maxPieces } };
  const { bounds, metres } = plan;
  const { width, height } = bounds;
  return { plan: { kind: 'drawing', width, height, metres, type: 'image/svg+xml' }, svg: planPicture(plan) };
}
