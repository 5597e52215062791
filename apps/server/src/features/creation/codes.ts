import { creationCode } from '@lucerna/engine';
import { hash } from 'node:crypto';
import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

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
  const { rows } = await tx.query<{ counter: string }>(`select nextval('creation_number')::text as counter`);
  const made = creationCode(prefixCode, Number(rows[0]?.counter));
  if (!made.ok) throw new Error(`No creation code: ${JSON.stringify(made.problems)}`);
  await tx.query('insert into creation_code (code, account_id, parts) values ($1, $2, $3)', [
    made.value,
    accountId,
    parts === null ? null : digest(parts),
  ]);
  return made.value;
}

/** Uses a code that was given to the account. False when it was not, or stands for something else already. */
export async function claimCode(
  tx: Queryable,
  accountId: string,
  code: string,
  parts: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update creation_code set parts = $3
     where code = $1 and account_id = $2 and (parts is null or parts = $3)`,
    [code, accountId, digest(parts)],
  );
  return rowCount === 1;
}

/** Whether a code stands for these parts. */
export async function codeStandsFor(tx: Queryable, code: string, parts: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from creation_code where code = $1 and parts = $2', [
    code,
    digest(parts),
  ]);
  return rowCount === 1;
}

/** How long a code waits for its creation. Its number does not come again afterwards. */
const retention = '1 year';

/** Removes codes that nobody used. */
export async function sweepCodes(pool: Queryable): Promise<void> {
  await pool.query('delete from creation_code where parts is null and created_at < now() - $1::interval', [
    retention,
  ]);
}
