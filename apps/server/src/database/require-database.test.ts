import { cloneDatabase, type TestDatabase } from '@lucerna/testkit/database';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { SettingError } from '../env';
import { AwayError } from '../start-problem';
import { requireDatabase } from './require-database';

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function problemOf(url: string): Promise<Error | null> {
  return requireDatabase(url).then(
    () => null,
    (error: Error) => error,
  );
}

describe('a database that the product cannot start on', () => {
  const away = 'postgresql://somebody:hidden-word@127.0.0.1:9/lucerna';

  it('is named in one sentence, without the password, when it does not answer', async () => {
    const problem = await problemOf(away);
    expect(problem).toBeInstanceOf(AwayError);
    expect(problem?.message).toMatch(/^The PostgreSQL at 127\.0\.0\.1:9 \(DATABASE_URL\) does not answer: /);
    expect(problem?.message).not.toContain('hidden-word');
  });

  it('is named when it does not exist', async () => {
    const url = new URL(inject('databaseServer'));
    url.pathname = '/nowhere';
    const problem = await problemOf(url.href);
    expect(problem).toBeInstanceOf(SettingError);
    expect(problem).not.toBeInstanceOf(AwayError);
    expect(problem?.message).toContain('Make it: createdb nowhere');
  });

  it('is refused when it is read-only, keeps texts in bytes, or was prepared by a newer version', async () => {
    const database: TestDatabase = await cloneDatabase(inject('databaseServer'));
    const name = new URL(database.url).pathname.slice(1);
    const server = inject('databaseServer');
    try {
      expect(await problemOf(database.url)).toBeNull();
      await ask(server, `alter database ${name} set default_transaction_read_only = on`);
      expect((await problemOf(database.url))?.message).toContain('is read-only');
      await ask(server, `alter database ${name} reset default_transaction_read_only`);
      const migration = `insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 1, '29990101000000_later')`;
      await ask(database.url, migration);
      expect((await problemOf(database.url))?.message).toContain(
        'newer version of Lucerna (29990101000000_later)',
      );

      await ask(server, `create database ${name}_bytes encoding 'SQL_ASCII' template template0`);
      const bytes = database.url.replace(name, `${name}_bytes`);
      expect((await problemOf(bytes))?.message).toContain('Make one in UTF8');
      await ask(server, `drop database ${name}_bytes`);
    } finally {
      await database.drop();
    }
  });
});

describe('a database that becomes read-only under the running product', () => {
  let server: TestServer;
  let name: string;
  beforeAll(async () => {
    server = await startTestServer({ logLevel: 'silent' });
    name = (await server.pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
  });

  it('answers writes with 503 and its code, reads as before, and is not ready until it can be written', async () => {
    const user = await server.as('distributor');
    const make = () => user.post('/api/v1/projects', { name: 'Room', catalogId: 16 });
    const ready = async () => (await server.anyone().get('/readyz')).status;
    /** Sessions that are open keep what they began with: the pool makes new ones. */
    const hangUp = () =>
      ask(
        inject('databaseServer'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    await ask(inject('databaseServer'), `alter database ${name} set default_transaction_read_only = on`);
    await hangUp();
    await expect.poll(make, { timeout: 10_000 }).toMatchObject({ status: 503, body: { code: 'cannotSave' } });
    expect(Number((await make()).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await user.get('/api/v3/projects')).status).toBe(200);
    await expect.poll(ready, { timeout: 5000 }).toBe(503);

    await ask(inject('databaseServer'), `alter database ${name} reset default_transaction_read_only`);
    await hangUp();
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    await expect.poll(async () => (await make()).status, { timeout: 10_000 }).toBe(201);
  });
});
