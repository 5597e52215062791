import pg from 'pg';
import { clientName } from '../database/connect';
import { errorOf } from '../thrown';

/** Lives in the database's table of advisory locks beside the name of a runner: any number that nothing else uses. */
const namespace = 5_230_113;

/** Two looks at this distance tell a dead runner from one whose connection is being restored. */
const betweenLooksMs = 3000;
/** How long after the death of another node its work is looked for. */
const everyMs = 5000;
const retryAfterMs = 1000;

/** Shows which runners live, and takes the work back from those that do not. */
export interface Presence {
  /** A runner of this process begins, under the name by which it locks its jobs. */
  join(runner: string): void;
  /** Begins to look for the jobs of dead runners; the tables of the queue must be there. */
  watch(): void;
  close(): Promise<void>;
}

interface Deps {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly report: (error: Error) => void;
  /** Told which runners were found dead, after their jobs were given back. */
  readonly onReleased: (runners: readonly string[]) => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Each process holds a shared advisory lock for every one of its runners, on a connection of its own: PostgreSQL lets go
 * of it when the process or its machine dies. A runner with jobs and without that lock, at two looks, is dead, and what it
 * had begun waits again. The queue itself would wait four hours.
 */
export async function openPresence({ url, pool, report, onReleased }: Deps): Promise<Presence> {
  const runners = new Set<string>();
  let client: pg.Client | null = null;
  let closed = false;
  let holding: Promise<unknown> = Promise.resolve();
  let suspects: ReadonlySet<string> = new Set();

  const hold = async (on: pg.Client, runner: string): Promise<void> => {
    await on.query('select pg_advisory_lock_shared($1, hashtext($2))', [namespace, runner]);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: clientName, keepAlive: true });
    next.on('error', report);
    next.on('end', () => {
      if (client === next) void reconnect();
    });
    await next.connect();
    // A machine that vanished without a word is noticed by PostgreSQL in half a minute, not in two hours.
    await next.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    for (const runner of runners) await hold(next, runner);
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    while (!closed && !client) {
      await pause(retryAfterMs);
      if (!closed) await connect().catch(report);
    }
  }

  /** Runners that have jobs and whose lock anybody can have. */
  async function absent(): Promise<string[]> {
    const { rows } = await pool.query<{ runner: string }>(
      `with busy as materialized (
         select distinct locked_by as runner from graphile_worker.jobs where locked_by is not null)
       select runner from busy where pg_try_advisory_xact_lock($1, hashtext(runner))`,
      [namespace],
    );
    return rows.map(({ runner }) => runner);
  }

  async function look(): Promise<void> {
    // Who cannot show its own presence is no judge of that of others.
    if (!client) return;
    const found = await absent();
    const dead = found.filter((runner) => suspects.has(runner) && !runners.has(runner));
    suspects = new Set(found);
    if (dead.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    onReleased(dead);
  }

  async function looks(): Promise<void> {
    while (!closed) {
      await look().catch((error: unknown) => closed || report(errorOf(error)));
      await pause(suspects.size > 0 ? betweenLooksMs : everyMs);
    }
  }

  await connect();
  return {
    join(runner) {
      runners.add(runner);
      const on = client;
      // One after another: a connection answers one question at a time.
      if (on) holding = holding.then(() => hold(on, runner)).catch(report);
    },
    watch: () => void looks(),
    async close() {
      closed = true;
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
