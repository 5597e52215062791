import { openSync, readSync } from 'node:fs';
import { loadDemo, migrateDatabase, openLog, openPool, openServing, readEnv } from '@lucerna/server';
import { password } from './sign-in';

// A server in a process of its own that tells how long its event loop was held and what it keeps in memory. The parent
// asks over the channel: `mark` begins a measure, `read` answers it, `tomorrow` is midnight.
const million = 1 << 20;

const env = { ...readEnv({ ...process.env, PORT: '0' }), demo: true, demoPassword: password };
const pool = openPool(env.databaseUrl!, () => undefined, 'imports');
await migrateDatabase(pool);
await loadDemo(env, pool, () => undefined);
await pool.end();

/** Processor time of this thread, ms; where the system does not tell it, that of all threads together. Opened once: it is asked each millisecond. */
function threadTime(): () => number {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const told = Buffer.alloc(100);
    return () =>
      Number.parseInt(told.toString('latin1', 0, readSync(file, told, 0, told.length, 0)), 10) / 1e6;
  } catch {
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
  }
}
const threadMs = threadTime();

/** The longest that anything has held the event loop since it was marked last, in milliseconds. */
function watchHolds() {
  let longest = 0;
  let last = performance.now();
  let used = threadMs();
  const look = () => {
    const now = performance.now();
    const usedNow = threadMs();
    // A program that the machine does not let run is not held by its work: its processor time does not grow.
    longest = Math.max(longest, Math.min(now - last - 1, usedNow - used));
    last = now;
    used = usedNow;
  };
  setInterval(look, 1);
  return {
    mark: () => (longest = 0),
    read: () => {
      look();
      return Math.max(0, longest);
    },
  };
}

const holds = watchHolds();
const began = performance.now();
const serving = await openServing(env, openLog('error'), env.databaseUrl!);
const startedMs = performance.now() - began;

export interface Measure {
  readonly port: number;
  readonly revision: number;
  readonly startedMs: number;
  /** The longest time that nothing else was answered: processor time where the machine was busy with others. */
  readonly longestHoldMs: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

function measure(): Measure {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    port: serving.port,
    revision: serving.ctx.catalogue.current().revision,
    startedMs,
    longestHoldMs: holds.read(),
    rssMb: rss / million,
    heapMb: heapUsed / million,
  };
}

process.on('message', (asked: 'mark' | 'read' | 'tomorrow') => {
  if (asked === 'tomorrow') {
    const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    serving.ctx.today = () => day;
  }
  const measured = measure();
  if (asked === 'mark') holds.mark();
  process.send?.(measured);
});
process.once('disconnect', () => process.exit(0));
process.send?.(measure());
