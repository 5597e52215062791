import type { Queryable } from './database';

export interface JobOptions {
  /** Names what is to be done: a job that waits under the same key is replaced, one at work is not repeated. */
  readonly key?: string;
  /** Whose job it is, and in which lane: the accounts of a lane take turns, however many jobs each has and of which tasks. */
  readonly turn?: { readonly account: string; readonly lane: Lane };
  /** Lower goes first, among jobs of no account. */
  readonly priority?: number;
}

/** The queue: a job is added in the transaction of the write that needs it, so both happen or neither. */
export interface Jobs {
  add(tx: Queryable, task: string, payload: unknown, options?: JobOptions): Promise<void>;
  /** Jobs of an account that wait or are at work, over several tasks. */
  waiting(db: Queryable, tasks: readonly string[], account: string): Promise<number>;
  /** Jobs that are done before the one of a key: 0 when it is at work or next. Null when there is none to come. */
  ahead(db: Queryable, key: string): Promise<number | null>;
}

/** What waits for what: each has workers of its own. */
export type Lane = 'mail' | 'short' | 'long' | 'outside' | 'pictures';

/** What of a job is the same at each of its attempts. */
export interface JobFacts {
  /** Names this job and no other, also after a database was restored. */
  readonly id: string;
  /** When it was asked for. */
  readonly at: Date;
}
