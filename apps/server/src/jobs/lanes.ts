import type { z } from 'zod';
import type { Frame } from '../frame';

/**
 * What waits for what: each lane has workers of its own, so that no pile in one holds up another. Letters go by
 * themselves, because somebody waits for a link that lives an hour; what takes seconds never stands before what takes a
 * moment.
 */
export const lanes = {
  mail: { atOnce: 4 },
  short: { atOnce: 2 },
  long: { atOnce: 1 },
} as const;

export type Lane = keyof typeof lanes;

/** What of a job is the same at each of its attempts. */
export interface JobFacts {
  /** Names this job and no other, also after a database was restored. */
  readonly id: string;
  /** When it was asked for. */
  readonly at: Date;
}

/** Work behind a reply. It may run more than once after a crash, so it must be repeatable. */
export type Task = (payload: unknown, frame: Frame, job: JobFacts) => Promise<void>;

/** Work whose payload has a shape; a job that was added with another one fails and stays as a trace. */
export const taskOf =
  <Payload>(
    shape: z.ZodType<Payload>,
    work: (payload: Payload, frame: Frame, job: JobFacts) => Promise<void>,
  ): Task =>
  (payload, frame, job) =>
    work(shape.parse(payload), frame, job);

/** A task with the lane that it waits in. */
export interface LaneTask {
  readonly lane: Lane;
  readonly run: Task;
}

/** Tasks of one lane, by name. */
export function inLane(
  lane: Lane,
  tasks: Readonly<Record<string, Task>>,
): Readonly<Record<string, LaneTask>> {
  return Object.fromEntries(Object.entries(tasks).map(([name, run]) => [name, { lane, run }]));
}
