import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

// bigint counts fit a number here; without this they arrive as strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day stays the text YYYY-MM-DD; a Date would move it across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** How this process calls itself to the database; the embedded server asks it which processes still use it. */
export const clientName = `lucerna ${process.pid}`;

/**
 * Opens the pool. An idle client that loses its server is reported and replaced; without the listener
 * the process would end.
 */
export function openPool(url: string, report: (error: Error) => void, max = 20): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, application_name: clientName });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/**
 * Opens a small pool for few statements that run again and again under a name: the database plans each once a
 * connection. Left to itself it plans a long list of values anew every time, which costs as much as running it.
 */
export function openPlannedPool(url: string, report: (error: Error) => void): pg.Pool {
  const pool = openPool(url, report, 4);
  pool.on('connect', (client) => {
    client.query('set plan_cache_mode = force_generic_plan').catch(report);
  });
  return pool;
}

export function typedDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool });
}
