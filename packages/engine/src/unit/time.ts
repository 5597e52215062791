import { no, ok, problem, type Result } from '../problem';

const days = { days: 1, weeks: 7, months: 30 } as const;
export type TimeUnit = keyof typeof days;

/** Reading 25: a number of days, weeks (7) or months (30) in days. Anything else: `input-invalid`, 'Invalid input'. */
export function timeToDays(value: unknown, unit: unknown): Result<number> {
  if (typeof value !== 'number' || !Number.isFinite(value)) return no(problem('input-invalid'));
  if (typeof unit !== 'string' || !Object.hasOwn(days, unit)) return no(problem('input-invalid'));
  return ok(value * days[unit as TimeUnit]);
}
