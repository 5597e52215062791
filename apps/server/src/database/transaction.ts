import type pg from 'pg';

/**
 * Runs the work in one transaction of one client. It is committed when the work resolves; it is rolled back when
 * the work throws, and when it resolves to an ordinary "no" (`{ ok: false }`): a refused call writes nothing.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
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
