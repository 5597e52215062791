import { maxDaysOff, maxYearlyDaysOff } from '@lucerna/contract';
import { daysAfter, isWorkingDay, mondayToFriday, type WorkCalendar } from '@lucerna/engine';
import { z } from 'zod';
import { fault } from '../field';

/** The longest time, in days, in which a maker may send nothing. */
const longestRest = 60;
/** Two years, one after the other, of which no calendar names a day by itself. */
const plainYears = [1999, 2000];

/** A day that some year has, mm-dd. */
const dayOfYear = z.string().refine((text) => isDay(`2028-${text}`), fault('dayOfYear'));

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const year = z.string().regex(/^20(0[1-9]|[1-9]\d)$/);

const country = z
  .strictObject({
    workingDays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .default([...mondayToFriday.workingDays]),
    everyYear: z.array(dayOfYear).max(maxYearlyDaysOff).default([]),
    years: z.record(year, z.array(dayOfYear).max(200)).default({}),
  })
  .superRefine(({ years }, context) => {
    for (const [of, days] of Object.entries(years)) {
      days.forEach((day, at) => {
        if (isDay(`${of}-${day}`) || !isDay(`2028-${day}`)) return;
        context.addIssue({ code: 'custom', path: ['years', of, at], ...fault('dayOfYear') });
      });
    }
  })
  .transform(({ workingDays, everyYear, years }): WorkCalendar => ({
    workingDays,
    everyYear,
    daysOff: Object.entries(years).flatMap(([of, days]) => days.map((day) => `${of}-${day}`)),
  }))
  .refine(
    ({ daysOff }) => daysOff.length <= maxDaysOff,
    fault('range', { reason: `at most ${maxDaysOff} days` }),
  )
  .refine(
    (calendar) => restOf(calendar) <= longestRest,
    fault('range', { reason: `no country may be closed for more than ${longestRest} days at a time` }),
  );

/** The most days in a row on which nothing leaves: in the years that a calendar names, in those beside them and in others. */
function restOf(calendar: WorkCalendar): number {
  const named = [...new Set(calendar.daysOff.map((day) => Number(day.slice(0, 4))))];
  const years = new Set([...plainYears, ...named.flatMap((of) => [of - 1, of, of + 1])]);
  let [longest, rest, before] = [0, 0, ''];
  for (const of of [...years].sort((one, other) => one - other)) {
    for (let day = `${of}-01-01`; day.startsWith(`${of}`); day = daysAfter(day, 1)) {
      if (isWorkingDay(day, calendar)) rest = 0;
      else rest = before === '' || daysAfter(before, 1) === day ? rest + 1 : 1;
      before = day;
      longest = Math.max(longest, rest);
    }
  }
  return longest;
}

/** days-off.json: when nothing leaves, by the country in two letters from which goods leave. */
export const daysOff = z.record(z.string().regex(/^[A-Z]{2}$/), country);
