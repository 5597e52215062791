import { shortened, sizeOf, type ProductWording } from '../product/sheet';
import { broken } from '../typst/broken';
import { compilePdf } from '../typst/compile';
import { rowSetter } from './cell';
import { columnsOf } from './columns';
import type { ScheduleDocument } from './document';
import { scheduleTemplate } from './template';

/**
 * Sets a luminaire schedule as PDF. Synchronous, some milliseconds a page: call it off the thread that answers requests. The same
 * schedule gives the same bytes. Throws Error when it cannot be set.
 */
export function renderSchedule(data: ScheduleDocument, { language, letterhead }: ProductWording): Uint8Array {
  const { paper, brand, title, facts, foot } = data;
  const rows = data.groups.flatMap((group) => group.rows);
  const project = shortened(data.project);
  const setRow = rowSetter(data.symbols);
  const sheet = {
    ...{ paper, brand, facts, foot, language },
    ...columnsOf({ ...data, rows }),
    title: `${title} ${project}`,
    kind: title,
    project: broken(project),
    projectSize: sizeOf(project),
    groups: data.groups.map((group) => ({
      title: broken(shortened(group.title)),
      rows: group.rows.map(setRow),
    })),
  };
  return compilePdf(scheduleTemplate, sheet, new Date(`${data.createdOn}T00:00:00Z`), letterhead);
}
