import type { Jobs, Lane } from '../ports/jobs';

const flagOf = (account: string): string => `account:${account}`;
const laneOf = (lane: Lane): string => `lane:${lane}`;

/** Every attempt is used up: the job stays as a trace and is not done any more. */
const toCome = '(attempts < max_attempts or locked_at is not null)';

/**
 * Gives a job its place by start-time fair queueing: an account that has nothing waiting starts level with the job at
 * work, and each further job of an account one round later. So the accounts of a lane take turns over all of its tasks, and
 * nobody can be overtaken for ever.
 */
const fairPriority = `(
  with mates as (
    select priority, locked_at, flags ? $2 as own from graphile_worker.jobs
    where flags ? $1 and ${toCome} and key is distinct from $3)
  select least(32767, greatest(
    coalesce((select max(priority) from mates where own) + 1, 0),
    coalesce((select max(priority) from mates where locked_at is not null), (select min(priority) from mates), 0)))
)::integer`;

export const jobs: Jobs = {
  async add(tx, task, payload, { key, turn, priority } = {}) {
    if (!turn) {
      await tx.query({
        name: 'add job',
        text: `select graphile_worker.add_job($1, $2::json, job_key => $3, priority => $4)`,
        values: [task, JSON.stringify(payload), key ?? null, priority ?? 0],
      });
      return;
    }
    await tx.query({
      name: 'add fair job',
      text: `select graphile_worker.add_job($4, $5::json, job_key => $3, flags => array[$1, $2], priority => ${fairPriority})`,
      values: [laneOf(turn.lane), flagOf(turn.account), key ?? null, task, JSON.stringify(payload)],
    });
  },
  async waiting(db, tasks, account) {
    const { rows } = await db.query<{ count: number }>(
      `select count(*) from graphile_worker.jobs where task_identifier = any($1) and flags ? $2 and ${toCome}`,
      [tasks, flagOf(account)],
    );
    return rows[0]?.count ?? 0;
  },
  async ahead(db, key) {
    const { rows } = await db.query<{ ahead: number }>(
      `select case when own.locked_at is not null then 0 else (
         select count(*) from graphile_worker.jobs as job
         where job.id <> own.id and job.flags ? (
             select flag from jsonb_object_keys(own.flags) as flag where flag like 'lane:%')
           and (job.locked_at is not null or (job.attempts < job.max_attempts
             and (job.priority, job.run_at, job.id) < (own.priority, own.run_at, own.id)))) end as ahead
       from graphile_worker.jobs as own where own.key = $1 and (own.attempts < own.max_attempts or own.locked_at is not null)`,
      [key],
    );
    return rows[0]?.ahead ?? null;
  },
};
