import { readdirSync } from 'node:fs';
import pg from 'pg';
import { SettingError } from '../env';
import { folders } from '../folders';
import { AwayError } from '../start-problem';
import { errorOf } from '../thrown';

const oldest = 13;
const timeoutMs = 10_000;

interface Facts {
  readonly version: number;
  readonly name: string;
  readonly encoding: string;
  readonly standby: boolean;
  readonly read_only: string;
  readonly may_create: boolean;
  readonly is_prepared: boolean;
}

const factsQuery = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby,
    current_setting('transaction_read_only') as read_only,
    has_database_privilege(current_database(), 'create') as may_create,
    to_regnamespace('graphile_worker') is not null as is_prepared`;

/** Host and database of an address, without user and password. */
function placeOf(url: string): { server: string; database: string } {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return { server: `${host}:${port || 5432}`, database: decodeURIComponent(pathname.slice(1)) };
}

/** What is wrong with the address, the account or the server, by the code that connecting ended with. */
function connectProblem(error: Error & { code?: string }, url: string): Error {
  const { server, database } = placeOf(url);
  const { code = '', message } = error;
  if (code === '28P01' || code === '28000')
    return new SettingError(
      `The PostgreSQL at ${server} refuses the user or the password of DATABASE_URL (${message}).`,
    );
  if (code === '3D000')
    return new SettingError(
      `There is no database "${database}" at ${server} (DATABASE_URL). Make it: createdb ${database}`,
    );
  if (code === '42501')
    return new SettingError(
      `The user of DATABASE_URL may not connect to "${database}" at ${server} (${message}).`,
    );
  if (/SSL|certificate/i.test(message))
    return new SettingError(
      `The PostgreSQL at ${server} and DATABASE_URL do not agree about TLS (${message}). Set sslmode in DATABASE_URL.`,
    );
  return new AwayError(
    `The PostgreSQL at ${server} (DATABASE_URL) does not answer: ${message || code}. Start it, or correct the address.`,
  );
}

function factsProblem(facts: Facts, url: string): string | null {
  const { server, database } = placeOf(url);
  if (facts.version < oldest * 10_000)
    return `The PostgreSQL at ${server} (DATABASE_URL) is version ${facts.name}. Lucerna needs ${oldest} or newer.`;
  if (facts.encoding !== 'UTF8')
    return `The database "${database}" keeps its texts in ${facts.encoding}. Make one in UTF8: createdb -E UTF8 -T template0 ${database}`;
  if (facts.standby || facts.read_only === 'on')
    return `The database "${database}" at ${server} (DATABASE_URL) is read-only. Name the one that can be written.`;
  if (!facts.may_create && !facts.is_prepared)
    return `The user of DATABASE_URL may not make tables in "${database}". Let it: grant create on database "${database}" to it, or make it the owner.`;
  return null;
}

/** The newest migration of a database that this version does not know; null where there is none. */
async function unknownMigration(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!rows[0]?.is) return null;
  const known = readdirSync(folders.migrations);
  const unknown = await client.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations where name <> all($1) order by name desc limit 1',
    [known],
  );
  return unknown.rows[0]?.name ?? null;
}

/**
 * Checks a database before anything is done to it, DATABASE_URL's or our own: that it answers, can be written, is new
 * enough, and was not prepared by a newer version. Throws a SettingError, or an AwayError, that says what to do.
 */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectProblem(errorOf(error), url);
  }
  try {
    const { rows } = await client.query<Facts>(factsQuery);
    const problem = rows[0] ? factsProblem(rows[0], url) : null;
    if (problem) throw new SettingError(problem);
    const migration = await unknownMigration(client);
    if (migration)
      throw new SettingError(
        `The database was prepared by a newer version of Lucerna (${migration}). Start that version, or restore a backup made by this one.`,
      );
  } finally {
    await client.end();
  }
}
