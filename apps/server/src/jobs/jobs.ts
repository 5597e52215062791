import { Logger as WorkerLogger, run } from 'graphile-worker';
import type { Runner, TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Frame, Logger } from '../frame';

/** Work behind a reply. It may run more than once after a crash, so it must be repeatable. */
export type Task = (payload: unknown, frame: Frame) => Promise<void>;

/** The queue: a job is added in the transaction of the write that needs it, so both happen or neither. */
export interface Jobs {
  add(tx: pg.Pool | pg.PoolClient, task: string, payload: unknown): Promise<void>;
}

export const jobs: Jobs = {
  async add(tx, task, payload) {
    await tx.query({
      name: 'add job',
      text: 'select graphile_worker.add_job($1, $2::json)',
      values: [task, JSON.stringify(payload)],
    });
  },
};

/**
 * Runs the tasks of all features in this process until stopped; a job at work is finished first. `times` is a crontab
 * of tasks: each is done once at its time, however many processes run.
 */
export async function startWorker(
  frame: Frame,
  tasks: Readonly<Record<string, Task>>,
  times: string,
  log: Logger,
): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await task(payload, frame);
        } catch (error) {
          frame.reports.tell(error, { task: name });
          throw error;
        }
      },
    ]),
  );
  return run({
    pgPool: frame.pool,
    taskList,
    crontab: times,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new WorkerLogger(() => (level, message) => {
      const named: string = level;
      if (named === 'error') log.error(message);
      else if (named === 'warning') log.warn(message);
      else log.debug(message);
    }),
  });
}
