import { z } from 'zod';
import { isoDate } from './common';

/** The most single days off of a calendar, and the most of every year. */
export const maxDaysOff = 2000;
export const maxYearlyDaysOff = 100;

/** On which days goods leave (WorkCalendar of the engine). */
export const workCalendar = z.object({
  /** Days of the week, 1 Monday to 7 Sunday. */
  workingDays: z.array(z.int().min(1).max(7)).max(7),
  daysOff: z.array(isoDate).max(maxDaysOff),
  /** mm-dd. */
  everyYear: z.array(z.string()).max(maxYearlyDaysOff),
});
