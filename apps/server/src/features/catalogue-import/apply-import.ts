import type { CatalogueImportReport, Operations } from '@lucerna/contract';
import { eq } from 'drizzle-orm';
import { catalogueCurrent } from '../../database/tables/catalogue';
import { catalogueImport } from '../../database/tables/catalogue-import';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { applyTask } from './run-import';
import { findImport, presentReport } from './store';

/** Has a checked feed put in force. Once is enough: who asks again hears how far it is. */
export const applyImport =
  (ctx: AppContext): Handler<Operations['applyCatalogueImport']> =>
  ({ params: { id }, language }) =>
    inTransaction(ctx.pool, async (tx): Promise<Answer<CatalogueImportReport>> => {
      const db = typed(tx);
      const [held] = await db
        .select({ state: catalogueImport.state, base: catalogueImport.base })
        .from(catalogueImport)
        .where(eq(catalogueImport.id, id))
        .for('update');
      if (!held) return notFound();
      const { state, base } = held;
      const isAsked = state === 'applying' || state === 'imported';
      if (state === 'stale') return no({ code: 'importStale' });
      if (state !== 'checked' && !isAsked) return no({ code: 'importNotChecked' });
      if (!isAsked) {
        const [current] = await db.select({ revision: catalogueCurrent.revision }).from(catalogueCurrent);
        if ((current?.revision ?? null) !== base) return no({ code: 'importStale' });
        await db
          .update(catalogueImport)
          .set({ state: 'applying', step: null, rows: 0 })
          .where(eq(catalogueImport.id, id));
        await ctx.jobs.add(tx, applyTask, { id }, { key: `${applyTask} ${id}` });
      }
      const row = await findImport(tx, id);
      return row ? answer(presentReport(row, language)) : notFound();
    });
