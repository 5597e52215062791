import type pg from 'pg';
import { isUnwritable } from './away';
import { errorOf } from '../thrown';

/** Whether the database takes writes: told by those that fail, and by small writes of its own. */
export interface WriteHealth {
  /** Hears of every failure; one of a database or disk that cannot be written is remembered until a write works. */
  failed(error: unknown): void;
  /** Tells whether a write works now. */
  check(): Promise<boolean>;
}

/** A write that costs a record of the log and leaves nothing behind; a standby and a read-only database refuse it. */
const smallWrite = `select pg_logical_emit_message(true, 'lucerna', 'ready')`;

/** A table of half a megabyte, gone at the commit: what a disk without space refuses. */
const realWrite = [
  'begin',
  'create temporary table write_check (filler text) on commit drop',
  `alter table write_check alter column filler set storage external`,
  `insert into write_check select repeat('x', 2000) from generate_series(1, 256)`,
  'commit',
];

export function openWriteHealth(pool: pg.Pool): WriteHealth {
  let hasFailed = false;

  async function write(): Promise<void> {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
      if (rows[0]?.transaction_read_only === 'on') throw new Error('The database is read-only');
      await client.query(smallWrite);
      if (hasFailed) for (const statement of realWrite) await client.query(statement);
      client.release();
    } catch (error) {
      client.release(errorOf(error));
      throw error;
    }
  }

  return {
    failed(error) {
      if (isUnwritable(error)) hasFailed = true;
    },
    async check() {
      try {
        await write();
        hasFailed = false;
        return true;
      } catch {
        return false;
      }
    },
  };
}
