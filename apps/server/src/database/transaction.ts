import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const inside = new AsyncLocalStorage<true>();

/**
 * Throws when the caller runs inside a transaction. Enough callers that hold a connection and wait for a second one
 * stop the whole server, and files or mail hold a connection for as long as they take: both are used before or after.
 * `what` names what was reached for.
 */
export function requireNoTransaction(what: string): void {
  if (inside.getStore()) throw new Error(`${what} inside a transaction: do it before or after`);
}

/**
 * Runs the work in one transaction of one client. It is committed when the work resolves; it is rolled back when
 * the work throws, and when it resolves to an ordinary "no" (`{ ok: false }`): a refused call writes nothing.
 * The work uses `tx` alone: the pools, the storage and the mail refuse it (`requireNoTransaction`).
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await inside.run(true, () => work(client));
    await client.query(isRefusal(result) ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    // A client whose rollback failed is not given back: its transaction may still be open.
    client.release(broken);
  }
}

function isRefusal(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}
