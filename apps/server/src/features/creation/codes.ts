import { creationCode } from '@lucerna/engine';
import { and, eq, isNull, or } from 'drizzle-orm';
import { hash } from 'node:crypto';
import { creationCode as codes, creationNumber } from '../../database/tables/creation';
import { nextValue, olderThan, typed, type Queryable } from '../../database/typed';

const digest = (parts: string) => hash('sha256', parts);

/**
 * Gives a code that nobody has had (COD-03): a sequence counts, so that callers at the same time get different ones,
 * and a number given in a transaction that fails is not given again. `parts` is what it stands for; null: not yet known.
 */
export async function giveCode(
  tx: Queryable,
  accountId: string,
  prefixCode: string,
  parts: string | null,
): Promise<string> {
  const made = creationCode(prefixCode, await nextValue(tx, creationNumber));
  if (!made.ok) throw new Error(`No creation code: ${JSON.stringify(made.problems)}`);
  await typed(tx)
    .insert(codes)
    .values({ code: made.value, accountId, parts: parts === null ? null : digest(parts) });
  return made.value;
}

/** Uses a code that was given to the account. False when it was not, or stands for something else already. */
export async function claimCode(
  tx: Queryable,
  accountId: string,
  code: string,
  parts: string,
): Promise<boolean> {
  const claimed = await typed(tx)
    .update(codes)
    .set({ parts: digest(parts) })
    .where(
      and(
        eq(codes.code, code),
        eq(codes.accountId, accountId),
        or(isNull(codes.parts), eq(codes.parts, digest(parts))),
      ),
    )
    .returning({ code: codes.code });
  return claimed.length === 1;
}

/** Whether a code stands for these parts. */
export async function codeStandsFor(tx: Queryable, code: string, parts: string): Promise<boolean> {
  const found = and(eq(codes.code, code), eq(codes.parts, digest(parts)));
  return (await typed(tx).$count(codes, found)) === 1;
}

/** How long a code waits for its creation. Its number does not come again afterwards. */
const retention = '1 year';

/** Removes codes that nobody used. */
export async function sweepCodes(pool: Queryable): Promise<void> {
  await typed(pool)
    .delete(codes)
    .where(and(isNull(codes.parts), olderThan(codes.createdAt, retention)));
}
