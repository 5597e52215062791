import type { z } from 'zod';
import type { AppContext, LaneTask, Task } from '../app-context';
import type { JobFacts, Lane } from '../ports/jobs';

/**
 * What waits for what: each lane has workers of its own, so that no pile in one holds up another. Letters go by
 * themselves, because somebody waits for a link that lives an hour; what takes seconds never stands before what takes a
 * moment, who waits for another system's answer holds up nothing of ours, and thousands of pictures hold up nobody.
 */
export const lanes = {
  mail: { atOnce: 4 },
  short: { atOnce: 2 },
  long: { atOnce: 1 },
  outside: { atOnce: 1 },
  pictures: { atOnce: 1 },
} as const satisfies Readonly<Record<Lane, { readonly atOnce: number }>>;

/** Work whose payload has a shape; a job that was added with another one fails and stays as a trace. */
export const taskOf =
  <Payload>(
    shape: z.ZodType<Payload>,
    work: (payload: Payload, ctx: AppContext, job: JobFacts) => Promise<void>,
  ): Task =>
  (payload, ctx, job) =>
    work(shape.parse(payload), ctx, job);

/** Tasks of one lane, by name. */
export function inLane(
  lane: Lane,
  tasks: Readonly<Record<string, Task>>,
): Readonly<Record<string, LaneTask>> {
  return Object.fromEntries(Object.entries(tasks).map(([name, run]) => [name, { lane, run }]));
}
