import { randomBytes } from 'node:crypto';
import pg from 'pg';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL of the run, whose template `cloneDatabase` copies. */
    databaseServer: string;
  }
}

export const templateName = 'template_lucerna';
export const demoPassword = 'lucerna for tests';

/** Runs one statement on a database. */
export async function runSql(url: string, text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of one’s own: a copy of the files of the template, which nothing guards against a crash, in some 40 ms. */
export async function cloneDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name} template ${templateName} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(server, `drop database if exists ${name} with (force)`) };
}
