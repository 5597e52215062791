import { loadDemo, migrateDatabase, openLog, openPool, openServing, readEnv } from '@lucerna/server';
import { password } from './sign-in';

/** The longest that anything has held the event loop since it was asked last, in milliseconds. */
function watchHolds(): () => number {
  let longest = 0;
  let last = performance.now();
  let cpu = process.cpuUsage();
  setInterval(() => {
    const now = performance.now();
    const used = process.cpuUsage(cpu);
    // A program that the machine does not let run is not held by its work: its processor time does not grow.
    longest = Math.max(longest, Math.min(now - last - 1, (used.user + used.system) / 1000));
    last = now;
    cpu = process.cpuUsage();
  }, 1);
  return () => {
    const told = longest;
    longest = 0;
    return told;
  };
}

// The server from its sources in a process of its own, which tells how long its event loop was held.
const url = process.env['DATABASE_URL'] ?? '';
const env = readEnv({ ...process.env, PORT: '0', LUCERNA_DEMO: '1', LUCERNA_DEMO_PASSWORD: password });
const pool = openPool(url, () => undefined);
await migrateDatabase(pool);
await loadDemo(env, pool, () => undefined);
await pool.end();
const serving = await openServing(env, openLog('error'), url);
const longestHold = watchHolds();
process.on('message', (message) => {
  if (message === 'hold') process.send?.({ hold: longestHold() });
  else void serving.close().then(() => process.exit(0));
});
process.send?.({ url: `http://127.0.0.1:${serving.port}` });
