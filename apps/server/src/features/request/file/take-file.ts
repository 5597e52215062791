import { uploadLimits, type Operations, type UploadedFile } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type pg from 'pg';
import type { AppContext } from '../../../app-context';
import { answer, no, noContent, notFound, type Answer } from '../../../http/answer';
import { writeOnce, type KeyedCall } from '../../../http/idempotency';
import type { Upload, UploadKind } from '../../../http/receive-upload';
import type { Handler } from '../../../http/serve';
import { judgeFile } from './judge-file';
import { contentKey, deleteUnused, findOwnFile, insertFile, maxUnused, presentFile } from './store';

/** Takes a file for a message that is still to be written, when it is what its name says (P5). */
export const requestUpload: UploadKind = { largest: uploadLimits.maxBytes, keep };

async function keep(
  ctx: AppContext,
  { viewer, idempotencyKey }: KeyedCall,
  { file, name, hash }: Upload,
): Promise<Answer<UploadedFile>> {
  const { accountId: ownerId } = viewer;
  const judged = await judgeFile(file, name);
  if (!judged) return no({ code: 'fileFormat', data: { name, formats: uploadLimits.formats.join(', ') } });
  const id = randomUUID();
  // Before the row: one without its content would be worse than content without a row.
  await ctx.storage.put(contentKey(id), createReadStream(file), judged.type);
  const written = await writeOnce(
    ctx.pool,
    { viewer, idempotencyKey, requestHash: () => hash },
    async (tx): Promise<Answer<UploadedFile>> => {
      const row = await insertFile(tx, { id, ownerId, name, ...judged });
      if (!row) return no({ code: 'filesFull', data: { most: maxUnused } });
      return answer(presentFile(row), { subject: id, status: 201 });
    },
    async (subject: string, tx: pg.PoolClient): Promise<Answer<UploadedFile>> => {
      const row = await findOwnFile(tx, ownerId, subject);
      return row ? answer(presentFile(row), { status: 201 }) : notFound();
    },
  );
  // Refused, or a repeat of an upload that has its own content.
  if (!written.ok || written.value?.id !== id) await removeContent(ctx, id);
  return written;
}

/** Removes content that no row names. Where that fails the daily sweep does it: the call has done its work. */
export async function removeContent({ storage, log }: AppContext, id: string): Promise<void> {
  try {
    await storage.remove(contentKey(id));
  } catch (error) {
    log.warn({ err: error, file: id }, 'content of a removed file stays until the next sweep');
  }
}

/** Removes an own file that was added to nothing. */
export function removeUnusedFile(ctx: AppContext): Handler<Operations['removeUploadedFile']> {
  return async ({ viewer, params: { id } }) => {
    if (!(await deleteUnused(ctx.pool, viewer.accountId, id))) return notFound();
    await removeContent(ctx, id);
    return noContent();
  };
}
