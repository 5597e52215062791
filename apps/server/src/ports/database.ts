import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What takes a statement: a pool, or the client of a transaction. */
export type Queryable = pg.Pool | pg.PoolClient;

export type Database = NodePgDatabase & { $client: pg.Pool };

export type Listener = (payload: string | null) => void;

/** PostgreSQL's LISTEN and NOTIFY: how the nodes tell each other what changed. */
export interface Notices {
  /**
   * Calls the listener for each notice of the channel. A null payload means that the connection was lost and
   * restored, so that anything may have changed.
   */
  on(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}
