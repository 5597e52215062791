import { changedKinds, type ImportReportBody } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { now, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { inLane, taskOf } from '../../jobs/lanes';
import { ProcessBrokeError } from '../../jobs/worker-process';
import { scratchIn } from '../../storage/scratch';
import { importProcess, type ImportAnswer } from './import-process';
import { feedKey, findImport } from './store';

export const checkTask = 'checkCatalogueImport';
export const applyTask = 'applyCatalogueImport';

/** Faults and warnings that are kept of a feed; there are figures of all. */
const kept = 200;

type State = (typeof catalogueImport.$inferSelect)['state'];

const told = ({ count, first }: { readonly count: number; readonly first: readonly string[] }) => ({
  count,
  first: [...first],
});

function bodyOf({ problems, problemTotal, warnings, changes, ignored }: ImportAnswer): ImportReportBody {
  return {
    ...{ problems: problems.slice(0, kept), problemTotal },
    ...{ warnings: warnings.first.slice(0, kept), warningTotal: warnings.total },
    changes:
      changes &&
      changedKinds.map((kind) => {
        const { added, changed, removed } = changes[kind];
        return { kind, added: told(added), changed: told(changed), removed: told(removed) };
      }),
    ignored: ignored.slice(0, kept),
  };
}

function stateOf({ outcome, problems }: ImportAnswer, dryRun: boolean): State {
  // An earlier revision that is in force again is imported, too.
  if (outcome !== 'refused') return dryRun ? outcome : 'imported';
  return problems.some(({ code }) => code === 'baseChanged') ? 'stale' : 'refused';
}

/**
 * Reads an uploaded feed in a process of its own: first to say what it would change, then to put it in force. A job that was cut off
 * begins anew; the transaction of an import that was cut off changed nothing.
 */
async function run(ctx: AppContext, id: string, from: readonly State[], dryRun: boolean): Promise<void> {
  const row = await findImport(ctx.background, id);
  if (!row || !from.includes(row.state)) return;
  const db = typed(ctx.background);
  const end = async (state: State, found?: ImportAnswer) => {
    const isOver = state !== 'checked';
    await db
      .update(catalogueImport)
      .set({
        ...{ state, step: null },
        ...(found && { base: found.base, revision: found.revision }),
        // What a feed changes is told before it is put in force, and stays.
        ...(found && (dryRun || found.outcome === 'refused') && { report: bodyOf(found) }),
        ...(isOver && { endedAt: now }),
      })
      .where(eq(catalogueImport.id, id));
    if (isOver) await ctx.storage.remove(feedKey(id));
  };
  if (dryRun) await db.update(catalogueImport).set({ state: 'checking' }).where(eq(catalogueImport.id, id));
  try {
    const found = await scratchIn(ctx.env.home)(async (folder) => {
      const stored = await ctx.storage.get(feedKey(id));
      if (!stored) return null;
      const file = path.join(folder, 'upload');
      await pipeline(stored.stream, createWriteStream(file));
      const { variationCatalog } = ctx.flags.installation();
      return importProcess.ask({
        ...{
          id,
          file,
          folder,
          name: row.name,
          dryRun,
          base: dryRun ? undefined : row.base,
          variationCatalog,
        },
        ...{
          databaseUrl: String(ctx.background.options.connectionString),
          home: ctx.env.home,
          s3: ctx.env.s3,
        },
      });
    });
    await (found ? end(stateOf(found, dryRun), found) : end('failed'));
  } catch (error) {
    if (!(error instanceof ProcessBrokeError)) throw error;
    ctx.log.warn({ err: error, import: id }, 'a feed cannot be read');
    await end('failed');
  }
}

const payload = z.object({ id: z.uuid() });

export const importTasks = inLane('long', {
  [checkTask]: taskOf(payload, ({ id }, ctx) => run(ctx, id, ['waiting', 'checking'], true)),
  [applyTask]: taskOf(payload, ({ id }, ctx) => run(ctx, id, ['applying'], false)),
});
