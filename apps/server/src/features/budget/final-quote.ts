import type { Operations, ResponseOf } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { nextNumber } from '../../database/next-number';
import { finalQuoteNumber } from '../../database/tables/budget';
import { inTransaction } from '../../database/transaction';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';

/** Numbers of final quotes are told from those of other quotes. */
const prefix = 'F';

const unused = ({ accountId }: Viewer) =>
  and(eq(finalQuoteNumber.accountId, accountId), eq(finalQuoteNumber.isUsed, false));

async function unusedNumber(db: Queryable, viewer: Viewer): Promise<string | null> {
  const [found] = await typed(db)
    .select({ number: finalQuoteNumber.number })
    .from(finalQuoteNumber)
    .where(unused(viewer));
  return found?.number ?? null;
}

/** The number of the next final quote of an account (BUD-04): asking again gives the same one until a quote has taken it. */
export async function generateQuoteNumber(
  ctx: AppContext,
  viewer: Viewer,
): Promise<Answer<ResponseOf<Operations['generateQuoteNumber']>>> {
  const given = await unusedNumber(ctx.pool, viewer);
  if (given !== null) return answer({ quoteNumber: given });
  return inTransaction(ctx.pool, async (tx) => {
    const number = `${prefix}${await nextNumber(tx, 'finalQuote', ctx.today())}`;
    await typed(tx)
      .insert(finalQuoteNumber)
      .values({ number, accountId: viewer.accountId })
      .onConflictDoNothing();
    return answer({ quoteNumber: (await unusedNumber(tx, viewer)) ?? number });
  });
}

/** Takes a number that was given to the account; null where it was not, or where a quote has it. */
export async function takeQuoteNumber(
  tx: pg.PoolClient,
  viewer: Viewer,
  number: string,
): Promise<string | null> {
  const [taken] = await typed(tx)
    .update(finalQuoteNumber)
    .set({ isUsed: true })
    .where(and(unused(viewer), eq(finalQuoteNumber.number, number)))
    .returning({ number: finalQuoteNumber.number });
  return taken?.number ?? null;
}
