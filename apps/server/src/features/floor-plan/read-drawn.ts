import { readDxf } from '@lucerna/picture/floor-plan';
import { setImmediate } from 'node:timers/promises';
import type { Refusal } from '../../http/answer';
import { no } from '../../http/answer';
import { planPicture } from './plan-picture';
import type { ReadPlan } from './read-plan';

/** Straight pieces of one plan: a storey of an office building with its furniture has a third. */
const mostPieces = 200_000;

/** The lines of a DXF text as a picture. Refuses a text that is none, a drawing of nothing and one of too much. */
export async function readDrawn(text: string): Promise<({ readonly ok: true } & ReadPlan) | Refusal> {
  const reading = readDxf(text, mostPieces);
  let turn = reading.next();
  for (; !turn.done; turn = reading.next()) await setImmediate();
  const plan = turn.value;
  if (plan === 'unreadable') return no({ code: 'planUnreadable' });
  if (plan === 'empty') return no({ code: 'planEmpty' });
  if (!plan.isWhole) return no({ code: 'planTooDetailed', data: { most: mostPieces } });
  const { bounds, metres } = plan;
  const { width, height } = bounds;
  const content = Buffer.from(planPicture(plan));
  return { ok: true, kind: 'drawing', width, height, metres, content, type: 'image/svg+xml' };
}
