import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseErrorOf, databaseStop, isAway, isBusy, isUnwritable } from './away';
import { inTransaction } from './transaction';
import { typed } from './typed';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** What a statement throws, as everything above the query builder sees it. */
const thrownBy = (statement: ReturnType<typeof sql>) =>
  inTransaction(server.pool, async (tx) => {
    await typed(tx).execute(statement);
    return null;
  }).catch((error: unknown) => error);

describe('an error of the database under the query builder', () => {
  it('tells the constraint that a row broke', async () => {
    const error = await thrownBy(
      sql`insert into client (code, catalog_id, name, rate_id) values ('', 16, '', 1)`,
    );
    expect(databaseErrorOf(error)?.constraint).toBe('client_code');
  });

  it('is told in the words of the database, without the statement', async () => {
    const error = await thrownBy(sql`select from no_such_table`);
    expect(databaseStop(error)).toBe('relation "no_such_table" does not exist');
  });

  it('is a busy database when a statement took too long', async () => {
    const late = await inTransaction(server.pool, async (tx) => {
      await typed(tx).execute(sql`set local statement_timeout = 20`);
      await typed(tx).execute(sql`select pg_sleep(5)`);
      return null;
    }).catch((thrown: unknown) => thrown);
    expect(isBusy(late)).toBe(true);
  });

  it('is an unwritable one in a transaction that only reads', async () => {
    const error = await inTransaction(server.pool, async (tx) => {
      await typed(tx).execute(sql`set transaction read only`);
      await typed(tx).execute(sql`delete from client where false`);
      return null;
    }).catch((thrown: unknown) => thrown);
    expect([isUnwritable(error), isAway(error)]).toEqual([true, false]);
    expect(databaseStop(error)).toBe('cannot execute DELETE in a read-only transaction');
  });

  it('is one that is away when its connection was ended', async () => {
    const error = await thrownBy(sql`select pg_terminate_backend(pg_backend_pid())`);
    expect(isAway(error)).toBe(true);
    expect(databaseStop(error)).toBe('terminating connection due to administrator command');
  });

  it('is none where the program itself failed', () => {
    expect(databaseErrorOf(new Error('no'))).toBeNull();
    expect(databaseStop(new TypeError('no'))).toBeNull();
  });
});
