import { largestFloorPlan, type FloorPlan } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import type { Upload, UploadKind } from '../../http/receive-upload';
import { readPlan } from './plan-process';
import { removeContent } from './remove-content';
import { contentKey, findFloorPlan, insertFloorPlan, maxPlans, presentFloorPlan } from './store';

/** Takes a floor plan: checks it by its content, makes a bounded picture of it, and keeps that for its owner. */
export const floorPlanUpload: UploadKind = { largest: largestFloorPlan, keep };

async function keep(
  ctx: AppContext,
  { viewer, idempotencyKey }: KeyedCall,
  { folder, file, name, hash, isGone }: Upload,
): Promise<Answer<FloorPlan>> {
  const { accountId } = viewer;
  const kept = path.join(folder, 'kept');
  const read = await readPlan(ctx.log, { account: accountId, file, kept, isGone });
  if (!read.ok) return read;
  const plan = read.value;
  if (!plan) throw new Error('A plan was read without its measures');
  const { size } = await stat(kept);

  const again = async (id: string, tx: pg.PoolClient): Promise<Answer<FloorPlan>> => {
    const row = await findFloorPlan(tx, accountId, id);
    return row ? answer(presentFloorPlan(row), { status: 201 }) : notFound();
  };
  // Before the row: one without its content would be worse than content without a row.
  const id = randomUUID();
  await ctx.storage.put(contentKey(id), createReadStream(kept), plan.type);
  const written = await writeOnce(
    ctx.pool,
    { viewer, idempotencyKey, requestHash: () => hash },
    async (tx): Promise<Answer<FloorPlan>> => {
      const row = await insertFloorPlan(tx, accountId, { id, name }, plan, size);
      if (!row) return no({ code: 'plansFull', data: { most: maxPlans } });
      return answer(presentFloorPlan(row), { subject: id, status: 201 });
    },
    again,
  );
  // Refused, or a repeat of an upload that has its own content.
  if (!written.ok || written.value?.id !== id) await removeContent(ctx, id);
  return written;
}
