import { largestFeed, type CatalogueImport, type Operations } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { answer, notFound, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { rateLimit } from '../../http/rate-limit';
import { receiveUpload } from '../../http/receive-upload';
import type { Handler } from '../../http/serve';
import { turns } from '../../http/turns';
import { scratchIn } from '../../storage/scratch';
import { tooMany } from '../account';
import { checkTask } from './run-import';
import { feedKey, findImport, presentImport } from './store';

/** Feeds from their first byte to their answer: what they take of the disk is bounded. */
const uploads = turns({ atOnce: 2, maxOfOne: 1, most: 4 });

/** Keeps a feed that is sent, and has it read beside the work of the server. */
export function takeFeed(frame: Frame): Handler<Operations['uploadCatalogueFeed']> {
  const limit = rateLimit({ attempts: 60, seconds: 3600 });
  const scratch = scratchIn(frame.env.home);
  return async (call) => {
    const { viewer, request, idempotencyKey } = call;
    const refused = tooMany(limit, viewer.accountId);
    if (refused) return refused;
    const isGone = () => request.raw.socket.destroyed;
    const taken = await uploads.take(
      viewer.accountId,
      () =>
        scratch(async (folder) => {
          const file = path.join(folder, 'upload');
          const received = await receiveUpload(request, file, largestFeed);
          if (!received.ok) return received;
          const id = randomUUID();
          const { size } = await stat(file);
          // Before the row: a job that finds no file would fail.
          await frame.storage.put(feedKey(id), createReadStream(file), 'application/octet-stream');
          const again = async (subject: string, tx: pg.PoolClient): Promise<Answer<CatalogueImport>> => {
            const row = await findImport(tx, subject);
            return row ? answer(presentImport(row), { status: 201 }) : notFound();
          };
          const written = await writeOnce(
            frame.pool,
            { viewer, idempotencyKey, requestHash: () => received.hash },
            async (tx): Promise<Answer<CatalogueImport>> => {
              const { accountId } = viewer;
              await typed(tx)
                .insert(catalogueImport)
                .values({ id, accountId, name: received.name, bytes: size });
              await frame.jobs.add(tx, checkTask, { id }, { key: `${checkTask} ${id}` });
              const row = await findImport(tx, id);
              return row ? answer(presentImport(row), { subject: id, status: 201 }) : notFound();
            },
            again,
          );
          // A repeat of an upload that has its own file.
          if (!written.ok || written.value?.id !== id) await frame.storage.remove(feedKey(id));
          return written;
        }),
      isGone,
    );
    if (!taken.ok) request.raw.resume();
    return taken;
  };
}
