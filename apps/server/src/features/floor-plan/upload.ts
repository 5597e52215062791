import type { FloorPlan, Operations } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Frame } from '../../frame';
import type { Answer } from '../../http/answer';
import { answer, no, notFound } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { rateLimit } from '../../http/rate-limit';
import type { Handler } from '../../http/serve';
import { turns } from '../../http/turns';
import { scratchIn } from '../../storage/scratch';
import { tooMany } from '../account';
import { readPlan } from './plan-process';
import { receive } from './receive';
import { removeContent } from './remove-content';
import { contentKey, findFloorPlan, insertFloorPlan, maxPlans, presentFloorPlan } from './store';

type Uploading = Parameters<Handler<Operations['uploadFile']>>[0];

/** Uploads from their first byte to their answer: what they take of the disk is bounded. */
const uploads = turns({ atOnce: 16, maxOfOne: 3, most: 32 });

/** Takes a floor plan: checks it by its content, makes a bounded picture of it, and keeps that for its owner. */
export function uploadFile(frame: Frame): Handler<Operations['uploadFile']> {
  const limit = rateLimit({ attempts: 60, seconds: 3600 });
  const scratch = scratchIn(frame.env.home);
  return async (call) => {
    const { viewer, request } = call;
    const refused = tooMany(limit, viewer.accountId);
    if (refused) return refused;
    const isGone = () => request.raw.socket.destroyed;
    const taken = await uploads.take(
      viewer.accountId,
      () => scratch((folder) => keep(frame, call, folder, isGone)),
      isGone,
    );
    // What was not read is let go, so that its sender hears why.
    if (!taken.ok) request.raw.resume();
    return taken;
  };
}

async function keep(
  frame: Frame,
  { viewer, idempotencyKey, request }: Uploading,
  folder: string,
  isGone: () => boolean,
): Promise<Answer<FloorPlan>> {
  const { accountId } = viewer;
  const file = path.join(folder, 'upload');
  const received = await receive(request, file);
  if (!received.ok) return received;
  const { name, hash } = received;
  const kept = path.join(folder, 'kept');
  const read = await readPlan(frame.log, { account: accountId, file, kept, isGone });
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
  await frame.storage.put(contentKey(id), createReadStream(kept), plan.type);
  const written = await writeOnce(
    frame.pool,
    { viewer, idempotencyKey, requestHash: () => hash },
    async (tx): Promise<Answer<FloorPlan>> => {
      const row = await insertFloorPlan(tx, accountId, { id, name }, plan, size);
      if (!row) return no({ code: 'plansFull', data: { most: maxPlans } });
      return answer(presentFloorPlan(row), { subject: id, status: 201 });
    },
    again,
  );
  // Refused, or a repeat of an upload that has its own content.
  if (!written.ok || written.value?.id !== id) await removeContent(frame, id);
  return written;
}
