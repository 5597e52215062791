import { loadDemo, migrateDatabase, openLog, openPool, openServing, readEnv } from '@lucerna/server';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { password } from './sign-in';

// A server in a process of its own that tells how long its event loop was held and what it keeps in memory. The parent
// asks over the channel: `mark` begins a measure, `read` answers it, `tomorrow` is midnight.
const resolutionMs = 1;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
const million = 1 << 20;

const env = { ...readEnv(process.env), demo: true, demoPassword: password };
const pool = openPool(env.databaseUrl!, () => undefined, 'imports');
await migrateDatabase(pool);
await loadDemo(env, pool, () => undefined);
await pool.end();

delay.enable();
const began = performance.now();
const serving = await openServing(env, openLog(env.logLevel), env.databaseUrl!);
const startedMs = performance.now() - began;

export interface Measure {
  readonly port: number;
  readonly revision: number;
  readonly startedMs: number;
  /** The longest time that nothing else was answered. */
  readonly longestHoldMs: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

function measure(): Measure {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    port: serving.port,
    revision: serving.frame.catalogue.current().revision,
    startedMs,
    longestHoldMs: Math.max(0, delay.max / 1e6 - resolutionMs),
    rssMb: rss / million,
    heapMb: heapUsed / million,
  };
}

process.on('message', (asked: 'mark' | 'read' | 'tomorrow') => {
  if (asked === 'mark') delay.reset();
  if (asked === 'tomorrow') {
    const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    serving.frame.today = () => day;
  }
  process.send?.(measure());
});
process.once('disconnect', () => process.exit(0));
process.send?.(measure());
