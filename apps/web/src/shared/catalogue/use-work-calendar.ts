import { mondayToFriday, type CatalogId, type WorkCalendar } from '@lucerna/engine';
import { useSession } from '../session';

/** On which days goods of a catalogue leave. */
export const useWorkCalendar = (catalogId: CatalogId): WorkCalendar =>
  useSession().site.workCalendars?.find((each) => each.catalogId === catalogId)?.calendar ?? mondayToFriday;
