import { largestFeed, type CatalogueImport, type Operations } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, notFound, type Answer } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import type { Upload } from '../../http/receive-upload';
import type { Handler } from '../../http/serve';
import { takingUploads } from '../upload';
import { checkTask } from './run-import';
import { feedKey, findImport, presentImport } from './store';

/** Keeps a feed that is sent, and has it read beside the work of the server. */
export function takeFeed(ctx: AppContext): Handler<Operations['uploadCatalogueFeed']> {
  const take = takingUploads(ctx, { atOnce: 2, maxOfOne: 1, most: 4 });
  return (call) => take(call, { largest: largestFeed, store: (upload) => storeFeed(ctx, call, upload) });
}

async function storeFeed(
  ctx: AppContext,
  { viewer, idempotencyKey }: KeyedCall,
  { file, name, hash }: Upload,
): Promise<Answer<CatalogueImport>> {
  const id = randomUUID();
  const { size } = await stat(file);
  // Before the row: a job that finds no file would fail.
  await ctx.storage.put(feedKey(id), createReadStream(file), 'application/octet-stream');
  const again = async (subject: string, tx: pg.PoolClient): Promise<Answer<CatalogueImport>> => {
    const row = await findImport(tx, subject);
    return row ? answer(presentImport(row), { status: 201 }) : notFound();
  };
  const written = await writeOnce(
    ctx.pool,
    { viewer, idempotencyKey, requestHash: () => hash },
    async (tx): Promise<Answer<CatalogueImport>> => {
      const { accountId } = viewer;
      await typed(tx).insert(catalogueImport).values({ id, accountId, name, bytes: size });
      await ctx.jobs.add(tx, checkTask, { id }, { key: `${checkTask} ${id}` });
      const row = await findImport(tx, id);
      return row ? answer(presentImport(row), { subject: id, status: 201 }) : notFound();
    },
    again,
  );
  // A repeat of an upload that has its own file.
  if (!written.ok || written.value?.id !== id) await ctx.storage.remove(feedKey(id));
  return written;
}
