import { scheduleColumns, type ScheduleColumn } from '@lucerna/contract';
import { readLocal, writeLocal } from '../../shared/local-storage/local-storage';

const name = 'schedule-columns';

/** The columns that were chosen last in this browser; all of them before. */
export function chosenColumns(): readonly ScheduleColumn[] {
  const kept = readLocal(name);
  const known = Array.isArray(kept) ? scheduleColumns.filter((each) => kept.includes(each)) : [];
  return known.length > 0 ? known : scheduleColumns;
}

/** Keeps a choice of columns for the next time. */
export const rememberColumns = (columns: readonly ScheduleColumn[]): void => {
  writeLocal(name, columns);
};
