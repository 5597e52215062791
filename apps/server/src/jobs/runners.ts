import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger as WorkerLogger, run } from 'graphile-worker';
import type { Job, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { isAway } from '../database/away';
import { openPool } from '../database/connect';
import type { AppContext, Logger } from '../app-context';
import { lanes } from './lanes';
import type { LaneTask } from '../app-context';
import type { JobFacts, Lane } from '../ports/jobs';
import { openPresence } from './presence';
import { namesOf } from '../records';

/** Each runner listens on a connection of its own; the rest takes jobs and ends them. */
const connections = Object.keys(lanes).length + 3;

/** The net under the notice that a job was added. */
const pollMs = 2000;

/** Between two tries to reach a database that is away. */
const retryAfterMs = 250;

/**
 * Lets the queue wait for a database that is away, until `isOver`: where it notes how a job ended it catches nothing, so a
 * connection that is refused would end the process.
 */
function waitForDatabase(pool: pg.Pool, isOver: () => boolean): void {
  const connect = pool.connect.bind(pool);
  const patiently = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (isOver() || !isAway(error)) throw error;
        await setTimeout(retryAfterMs);
      }
    }
  };
  Object.assign(pool, {
    connect: (callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : patiently()),
  });
}

const factsOf = ({ id, task_identifier: task, created_at: at }: Job): JobFacts => ({
  id: createHash('sha256')
    .update(JSON.stringify([task, id, at]))
    .digest('hex'),
  at,
});

function taskList(ctx: AppContext, tasks: Readonly<Record<string, LaneTask>>, wanted: Lane): TaskList {
  return Object.fromEntries(
    Object.entries(tasks)
      .filter(([, { lane }]) => lane === wanted)
      .map(([name, task]) => [
        name,
        async (payload: unknown, { job }) => {
          try {
            await task.run(payload, ctx, factsOf(job));
          } catch (error) {
            ctx.reports.tell(error, { task: name });
            throw error;
          }
        },
      ]),
  );
}

const loggerOf = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    const named: string = level;
    if (named === 'error') log.error(message);
    else if (named === 'warning') log.warn(message);
    else log.debug(message);
  });

/**
 * Runs the tasks of all features in this process until stopped, each lane with workers of its own; a job at work is
 * finished first. Jobs of a process that died are taken up, by whichever process sees it first. `times` is a crontab of
 * tasks of the short lane: each is done once at its time, however many processes run.
 */
export async function startRunners(
  ctx: AppContext,
  url: string,
  tasks: Readonly<Record<string, LaneTask>>,
  times: string,
): Promise<{ stop(): Promise<void> }> {
  const { log } = ctx;
  const report = (error: Error): void => log.error({ err: error }, 'database connection of the jobs');
  const pool = openPool(url, report, 'jobs', connections);
  let isOver = false;
  waitForDatabase(pool, () => isOver);
  const stops: (() => Promise<unknown>)[] = [() => pool.end()];
  const stop = async (): Promise<void> => {
    isOver = true;
    for (let each = stops.pop(); each; each = stops.pop()) await each();
  };
  try {
    const presence = await openPresence({
      url,
      pool,
      report,
      onReleased: (runners) => log.warn({ runners }, 'work of processes that died waits again'),
    });
    stops.push(() => presence.close());
    const runners: Runner[] = [];
    stops.push(() => Promise.all(runners.map((runner) => runner.stop())));
    for (const lane of namesOf(lanes)) {
      const events: WorkerEvents = new EventEmitter();
      events.on('pool:create', ({ workerPool }) => presence.join(workerPool.id));
      runners.push(
        await run({
          pgPool: pool,
          taskList: taskList(ctx, tasks, lane),
          crontab: lane === 'short' ? times : '',
          concurrency: lanes[lane].atOnce,
          noHandleSignals: true,
          pollInterval: pollMs,
          events,
          logger: loggerOf(log),
        }),
      );
    }
    presence.watch();
    return { stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}
