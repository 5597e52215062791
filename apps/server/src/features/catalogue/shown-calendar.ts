import type { SiteConfig } from '@lucerna/contract';
import type { WorkCalendar } from '@lucerna/engine';

/** A calendar as the calls answer it. */
export const shownCalendar = ({
  workingDays,
  daysOff,
  everyYear,
}: WorkCalendar): SiteConfig['workCalendars'][number]['calendar'] => ({
  workingDays: [...workingDays],
  daysOff: [...daysOff],
  everyYear: [...everyYear],
});
