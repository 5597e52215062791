import { maxLinkFiles, uploadLimits, type Operations } from '@lucerna/contract';
import { inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { quoteLinkFile } from '../../database/tables/quote-link';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, sendStored, type Answer } from '../../http/answer';
import { writeOnce } from '../../http/idempotency';
import { receiveUpload } from '../../http/receive-upload';
import type { Handler } from '../../http/serve';
import { turns } from '../../http/turns';
import { scratchIn } from '../../storage/scratch';
import { sweepNameless } from '../../storage/sweep-nameless';
import { acceptanceOf, findBudget, lockQuote, maySeeBudgets } from '../budget';
import { judgeFile } from '../request';
import { openLink, tooManyWritings } from './open-link';
import { countFiles, findFile, insertFile, removeUnused, type FileRow } from './store';

const prefix = 'quote-links/';
const contentKey = (id: string) => `${prefix}${id.slice(0, 2)}/${id}`;

type LinkFile = Pick<FileRow, 'id' | 'name' | 'bytes'>;
const presentFile = ({ id, name, bytes }: FileRow): LinkFile => ({ id, name, bytes });

/** Uploads from their first byte to their answer: what they take of the disk is bounded. */
const uploads = turns({ atOnce: 8, maxOfOne: 2, most: 16 });

/** Takes the order that comes with an acceptance, where it is what its name says (P5). */
export function sendFileByLink(ctx: AppContext): Handler<Operations['sendFileByLink']> {
  const scratch = scratchIn(ctx.env.home);
  return async ({ params, request, idempotencyKey }) => {
    const slower = await tooManyWritings(ctx, request, params.token);
    const opened = slower ?? (await openLink(ctx, ctx.pool, params.token));
    if (!opened.ok) {
      request.raw.resume();
      return opened;
    }
    const { link, budget } = opened;
    const isGone = () => request.raw.socket.destroyed;
    const taken = await uploads.take(
      link.id,
      () =>
        scratch(async (folder): Promise<Answer<LinkFile>> => {
          const file = path.join(folder, 'upload');
          const received = await receiveUpload(request, file, uploadLimits.maxBytes);
          if (!received.ok) return received;
          const { name, hash } = received;
          const judged = await judgeFile(file, name);
          if (!judged)
            return no({ code: 'fileFormat', data: { name, formats: uploadLimits.formats.join(', ') } });
          const id = randomUUID();
          // Before the row: one without its content would be worse than content without a row.
          await ctx.storage.put(contentKey(id), createReadStream(file), judged.type);
          return writeOnce(
            ctx.pool,
            { viewer: { accountId: link.id }, idempotencyKey, requestHash: () => hash },
            async (tx): Promise<Answer<LinkFile>> => {
              await lockQuote(tx, budget.quoteId);
              if ((await countFiles(tx, link.id)) >= maxLinkFiles) {
                return no({ code: 'filesFull', data: { most: maxLinkFiles } });
              }
              const row = await insertFile(tx, { id, linkId: link.id, name, ...judged });
              return answer(presentFile(row), { subject: id, status: 201 });
            },
            async (subject, tx): Promise<Answer<LinkFile>> => {
              const row = await findFile(tx, link.id, subject);
              return row ? answer(presentFile(row), { status: 201 }) : notFound();
            },
          );
        }),
      isGone,
    );
    // What was not read is let go, so that its sender hears why.
    if (!taken.ok) request.raw.resume();
    return taken;
  };
}

/** The buyer's order, for those who read the quote. */
export function readAcceptanceFile(ctx: AppContext): Handler<Operations['getAcceptanceFile']> {
  return async ({ viewer, params }) => {
    if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
    const budget = await findBudget(ctx.pool, viewer, params.id);
    const accepted = budget && (await acceptanceOf(ctx.pool, budget.id));
    const stored = accepted?.fileId && (await ctx.storage.get(contentKey(accepted.fileId)));
    return stored ? sendStored(stored, { name: accepted.fileName ?? 'order' }, 'no-cache') : notFound();
  };
}

/** Removes files that were sent with nothing, and what their contents left behind. */
export async function sweepLinkFiles(ctx: AppContext): Promise<void> {
  const { pool, storage } = ctx;
  for (const id of await removeUnused(pool)) await storage.remove(contentKey(id));
  await sweepNameless({
    storage,
    prefix,
    now: ctx.now(),
    async known(ids) {
      const rows = await typed(pool)
        .select({ id: quoteLinkFile.id })
        .from(quoteLinkFile)
        .where(inArray(sql`${quoteLinkFile.id}::text`, [...ids]));
      return rows.map(({ id }) => id);
    },
  });
}
